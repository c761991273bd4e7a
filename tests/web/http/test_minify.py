"""Scripts and styles without comments and blanks: they do and say the same, and what is quoted stays as it is."""

from __future__ import annotations

import pytest

from vigil.web.http.minify import small_script, small_style


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("/** Adds. */\nconst sum = (a, b) => {\n  return a + b; // both\n};\n", "const sum=(a,b)=>{return a+b;};"),
        ('const a = "x  //  y";', 'const a="x  //  y";'),
        ("const a = '/* no */  word';", "const a='/* no */  word';"),
        ("a = `1  ${b  ? `2  ${c}` : `// 3`}  4` + d;", "a=`1  ${b  ? `2  ${c}` : `// 3`}  4`+d;"),
        ("const a = `${{ a: 1 }}  \\`  b`;  go();", "const a=`${{ a: 1 }}  \\`  b`;go();"),
        ('const a = b.replace(/[/"]  \\//g, "");', 'const a=b.replace(/[/"]  \\//g,"");'),
        ("const a = () => {\n  return /a  b/.test(c);\n};", "const a=()=>{return/a  b/.test(c);};"),
        ("const a = b / c; const d = e / f; // g", "const a=b/c;const d=e/f;"),
        ("const a = (b + 1) / 2 / list[0] / 3; // '", "const a=(b+1)/2/list[0]/3;"),
        ("a + +b; a - -b; a + b; a++ + b;", "a+ +b;a- -b;a+b;a++ +b;"),
        ("if (a) {\n  b();\n}\nc();\n", "if(a){b();}\nc();"),
        ("let a\nlet b = a\n++b\n", "let a\nlet b=a\n++b"),
        ("const a = b\n  ? c\n  : d\n    .e(\n      f,\n    );", "const a=b?c:d.e(f,);"),
        ("for (const { a } of b) new C(a) instanceof D;", "for(const{a}of b)new C(a)instanceof D;"),
        ("a(/* b */ c);\n\n// d\n\ne(); /* f\n g */ h();", "a(c);e();h();"),
    ],
)  # fmt: skip
def test_a_script_does_the_same(written: str, sent: str) -> None:
    assert small_script(written) == sent


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("/* Red. */\na,\nb > c {\n  color: red;\n  margin: 0 0.5em;\n}\n", "a,b>c{color:red;margin:0 .5em}"),
        ('a::before {\n  content: " ,  0.5 /* } */ ";\n}\n', 'a::before{content:" ,  0.5 /* } */ "}'),
        ("a /* b */ c {\n  d: e;\n}\n/* f */\n\n/** g **/\nh {\n  i: j;\n}", "a c{d:e}h{i:j}"),
        ("a {\n  width: calc(100% - 10.5px + 0.25em);\n}", "a{width:calc(100% - 10.5px + .25em)}"),
        ("a :is(b, c):not(d) + e ~ f {\n  --x: 1;\n}", "a :is(b,c):not(d) + e ~ f{--x:1}"),
        ("@media (a: 9px) and\n  (b: 1px) {\n  a {\n    b: c;\n  }\n}", "@media (a:9px) and (b:1px){a{b:c}}"),
    ],
)  # fmt: skip
def test_a_style_says_the_same(written: str, sent: str) -> None:
    assert small_style(written) == sent
