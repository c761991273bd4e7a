guided-gift = Everybody gives water to the cistern. Give little: the night is long.
guided-kind-gift = Whoever gives nothing is remembered.
guided-kind-posts = Set somebody you trust on guard.
guided-farewell = From here you know the way.
