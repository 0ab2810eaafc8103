/** The stylesheet of the page that shows brands side by side; its colours are those of our reports. */
export const gridStyle = `
*{box-sizing:border-box}
html{height:100%}
body{min-height:100%;margin:0;background:var(--sunken);color:var(--ink);font:14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.bar{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:8px 24px;border-bottom:1px solid var(--line);background:var(--surface)}
h1{margin:0;font-size:17px;letter-spacing:-.01em}
h1 span{color:var(--ink-soft);font-weight:400}
form{flex:1 1 220px;display:flex}
input[type=text],select{min-height:36px;border:1px solid var(--line-strong);border-radius:6px;background:var(--field);color:var(--ink);font:inherit}
input[type=text]{width:100%;padding:0 12px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:13px}
select{padding:0 8px}
.choice{display:inline-flex;margin:0;padding:2px;border:1px solid var(--line-strong);border-radius:6px}
.choice button{min-height:30px;padding:0 12px;border:0;border-radius:4px;background:none;color:var(--ink-soft);font:inherit;cursor:pointer}
.choice button:hover{color:var(--ink)}
.choice button[aria-pressed=true]{background:var(--ink);color:var(--ground);font-weight:600}
label{display:inline-flex;align-items:center;gap:6px;min-height:36px}
:focus-visible{outline:3px solid var(--focus-outer);outline-offset:2px}
main{display:flex;flex-wrap:wrap;justify-content:safe center;gap:24px;padding:24px}
figure{margin:0}
figcaption{display:flex;align-items:baseline;gap:12px;padding:0 0 8px;font-size:15px}
figcaption a{color:inherit;font-weight:650;text-decoration:none}
figcaption a:hover{text-decoration:underline}
figcaption .at{overflow:hidden;color:var(--ink-soft);font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;text-overflow:ellipsis;white-space:nowrap}
figcaption .state{margin-inline-start:auto;padding:1px 8px;border-radius:4px;white-space:nowrap;font-size:13px}
.state.bad{background:var(--negative);color:var(--on-negative);font-weight:600}
.view{width:calc(var(--w)*var(--scale)*1px);height:calc(var(--h)*var(--scale)*1px);overflow:hidden;border:1px solid var(--line-strong);border-radius:8px;background:var(--ground)}
figcaption{width:calc(var(--w)*var(--scale)*1px)}
iframe{display:block;width:calc(var(--w)*1px);height:calc(var(--h)*1px);border:0;transform:scale(var(--scale));transform-origin:0 0}
`;
