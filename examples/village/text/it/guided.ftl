guided-gift = Ognuno dà acqua alla cisterna. Da' poco: la notte è lunga.
guided-kind-gift = Di chi non dà nulla ci si ricorda.
guided-kind-posts = Metti di guardia qualcuno di cui ti fidi.
guided-farewell = Da qui conosci la strada.
