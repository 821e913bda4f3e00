export const docsStyle = `:root{color-scheme:light dark;--page:#f6f8fa;--surface:#fff;--ink:#0b1f33;--soft:#4a5d70;--line:#d8e1e9;--accent:#0b6e8a;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--page:#0b1420;--surface:#111d2b;--ink:#e6edf3;--soft:#9db0c2;--line:#24364a;--accent:#4fb3cf;--on-accent:#06121c}}
*{box-sizing:border-box}[hidden]{display:none!important}html{scroll-padding-top:16px}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:360px minmax(0,1fr)}
a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
nav{padding:24px;border-right:1px solid var(--line);position:sticky;top:0;height:100vh;overflow:auto;font-size:13.5px;background:var(--surface)}
nav h1{font-size:20px;margin:0}nav h2{font-size:13.5px;color:var(--soft);margin:20px 0 4px}nav ul{list-style:none;padding:0;margin:0}
nav li a{display:block;padding:6px 8px;border-radius:8px;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}nav li a:hover{background:var(--page)}
nav li b{color:var(--accent);font-size:12px}nav li span{display:block;color:var(--soft)}nav search{display:block;position:sticky;top:-24px;background:var(--surface);padding:8px 0}
label{display:block;font-weight:600;font-size:13.5px;margin-top:8px}input,select{font:inherit;width:100%;max-width:420px;min-height:40px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--ink)}
nav input{max-width:none}button{font:inherit;font-weight:600;min-height:40px;padding:8px 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);cursor:pointer}
[role=status]{color:var(--soft);margin:8px 0 0;min-height:1.5em;overflow-wrap:anywhere}
main{padding:24px;max-width:960px;min-width:0}main>h2{font-size:20px;margin:32px 0 12px}
section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;margin-bottom:16px}section:target{border-color:var(--accent)}
h3{margin:0 0 8px;font-size:17px;overflow-wrap:anywhere}#authentication h2{margin:0 0 16px;font-size:22px}#authentication h3{margin-top:20px}h4{margin:16px 0 4px;font-size:14px}
.method{color:var(--accent)}em{color:var(--soft);font-style:normal}small{color:var(--soft);font-size:13px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid var(--line)}thead th{border:0;color:var(--soft);font-weight:600}
dt{font-weight:600;float:left;width:56px}dd{margin:0 0 8px 56px}pre{overflow:auto;max-height:480px;background:var(--page);padding:12px;border-radius:8px;font-size:13px}summary{cursor:pointer;padding:8px 0}.try summary{color:var(--accent);font-weight:600}
@media (max-width:800px){body{display:block}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}nav>div{max-height:none}}`
