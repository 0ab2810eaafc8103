/**
 * The stylesheet of report pages. A body may use plain elements (h2, h3, p, ul, table, pre, code, details, figure) and:
 *
 * - `.scroll` around a wide table; `td.number` for figures; `.quiet` for what matters less
 * - `.good`, `.bad`, `.warn`: the tone of a text; `.chip` with one of them: a short label
 * - `.swatch` with an inline `background`: a colour beside its value
 * - `ul.samples` of `li`s that each hold an SVG of two colours and a few lines
 * - `details.part` with a `summary` that holds an h2: a section that unfolds
 * - `.strip` around `figure`s of one height; `.trio` around before, after and difference side by side
 */
export const reportStyle = `
*{box-sizing:border-box}
body{margin:0;padding:48px clamp(16px,4vw,64px) 96px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
body>*{max-width:1400px;margin-inline:auto}
.page-head{padding-bottom:24px;border-bottom:2px solid var(--ink)}
main{padding-top:24px}
h1{margin:0;font-size:clamp(28px,4vw,44px);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin:48px 0 16px;font-size:26px;line-height:1.2;letter-spacing:-.01em}
h3{margin:32px 0 8px;font-size:18px;line-height:1.3}
p,ul{max-width:75ch;margin:0 0 16px}
.lead{margin:12px 0 0;color:var(--ink-soft);font-size:18px}
.facts{display:flex;flex-wrap:wrap;gap:16px 48px;margin:32px 0 0}
.facts div{display:flex;flex-direction:column-reverse}
.facts dt{color:var(--ink-soft);font-size:14px}
.facts dd{margin:0;color:var(--ink);font-size:32px;font-weight:650;line-height:1.15;letter-spacing:-.01em}
.facts .bad dd{color:var(--negative-ink)}
a{color:var(--link);text-underline-offset:3px}
a:focus-visible,summary:focus-visible{outline:3px solid var(--focus-outer);outline-offset:2px}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
pre{overflow-x:auto;padding:16px;border-radius:6px;background:var(--sunken)}
.quiet{color:var(--ink-soft)}
.bad{color:var(--negative-ink)}
.good,.warn{color:var(--ink)}
.chip{display:inline-block;vertical-align:.15em;padding:2px 8px;border-radius:4px;background:var(--sunken);color:var(--ink);font-size:13px;white-space:nowrap}
.chip.good{background:var(--positive);color:var(--on-positive)}
.chip.warn{background:var(--warning);color:var(--on-warning)}
.chip.bad{background:var(--negative);color:var(--on-negative)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{padding:8px 24px 8px 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th:last-child,td:last-child{padding-right:0}
thead th{border-bottom:1px solid var(--line-strong);color:var(--ink-soft);font-size:13px;font-weight:600;white-space:nowrap}
tbody th{font-weight:600}
td.number,th.number{text-align:end}
.swatch{display:inline-block;width:1.1em;height:1.1em;margin-inline-end:6px;border:1px solid var(--line-strong);border-radius:3px;vertical-align:-.2em;print-color-adjust:exact}
.samples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(210px,100%),1fr));gap:24px;max-width:none;padding:0;list-style:none}
.samples svg{display:block;width:100%;margin-bottom:8px;border:1px solid var(--line);border-radius:6px;print-color-adjust:exact}
.samples text{font:600 22px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.samples p{margin:0;font-size:14px}
.samples b{font-size:18px}
.samples li{break-inside:avoid}
details{margin:8px 0}
summary{cursor:pointer}
.part{margin:0;padding-block:16px;border-top:1px solid var(--line)}
.part h2{display:inline;margin:0 12px 0 4px}
.strip{display:flex;flex-wrap:wrap;gap:24px 16px;margin:0 0 32px}
.strip figure{width:min-content}
.strip img{width:auto;max-width:none;height:230px}
.trio{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;align-items:start;margin:0 0 32px}
figure{margin:0}
figure img{display:block;max-width:100%;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
figcaption{margin-top:8px;color:var(--ink-soft);font-size:14px}
@media (max-width:700px){th,td{padding-right:12px}td:not(.number){overflow-wrap:anywhere}thead th{white-space:normal}.strip img{height:auto;max-height:230px;max-width:calc(100vw - 32px)}.trio{grid-template-columns:1fr}.samples{grid-template-columns:repeat(auto-fill,minmax(min(150px,100%),1fr));gap:24px 16px}}
@media print{body{padding:0;font-size:11pt}h2,h3{break-after:avoid}figure,tr{break-inside:avoid}.scroll{overflow:visible}a{color:inherit}details::details-content{block-size:auto;content-visibility:visible}}
`;
