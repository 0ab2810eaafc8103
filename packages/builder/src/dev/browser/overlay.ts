import type { Problem } from '@livery/brand';

/** Runs in the page. Elements are made one by one and styled by a sheet object: the page's policy allows neither markup nor styles from text. */
const tag = 'livery-problems';

const style = `
:host{display:contents}
*{box-sizing:border-box}
dialog{inline-size:min(60rem,calc(100vw - 2rem));max-block-size:min(46rem,calc(100dvh - 2rem));margin:auto;padding:0;overflow:auto;border:1px solid var(--line-strong,GrayText);border-block-start:6px solid var(--negative,GrayText);border-radius:6px;background:var(--raised,Canvas);color:var(--ink,CanvasText);font:400 15px/1.5 system-ui,sans-serif;letter-spacing:0;text-align:start;text-transform:none;overscroll-behavior:contain}
dialog::backdrop{background:color-mix(in srgb,var(--ground,Canvas) 72%,transparent)}
header{position:sticky;inset-block-start:0;display:flex;align-items:center;gap:1rem;padding:.75rem .75rem .75rem 1.5rem;border-block-end:1px solid var(--line,GrayText);background:inherit}
h1{flex:1;margin:0;font-size:1.125rem;line-height:1.3}
button{min-block-size:2.75rem;padding:0 1rem;border:1px solid var(--line-strong,GrayText);border-radius:4px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--sunken,ButtonFace)}
button:focus-visible{outline:3px solid var(--focus-outer,Highlight);outline-offset:2px}
article{padding:1.25rem 1.5rem;border-block-end:1px solid var(--line,GrayText)}
h2{margin:0 0 .25rem;font-size:1rem;line-height:1.4;overflow-wrap:anywhere}
p{margin:0;max-inline-size:75ch;overflow-wrap:anywhere}
.place,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.8125rem}
.place{color:var(--ink-soft,CanvasText)}
.rule{color:var(--negative-ink,CanvasText);font-weight:700}
pre{margin:.75rem 0;padding:.75rem 0;overflow-x:auto;border-radius:4px;background:var(--sunken,ButtonFace);line-height:1.6}
.line{display:block;inline-size:max-content;min-inline-size:100%;padding-inline:1rem;white-space:pre;color:var(--ink-soft,CanvasText)}
.fault{color:var(--ink,CanvasText);font-weight:600;box-shadow:inset 4px 0 var(--negative,GrayText)}
.hint::before{content:"→ "}
footer{padding:1rem 1.5rem;color:var(--ink-soft,CanvasText);font-size:.875rem}
`;

/** Shows the problems over the page and over an open dialog. When it closes, the focus returns to where it was. */
export function showProblems(code: string, problems: readonly Problem[]): void {
  const dialog = findDialog() ?? addDialog();
  dialog.replaceChildren(head(code, problems.length, dialog), ...problems.map(entry), foot());
  if (!dialog.open) dialog.showModal();
}

export function clearProblems(): void {
  findDialog()?.close();
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector(tag)?.shadowRoot?.querySelector('dialog') ?? null;
}

function addDialog(): HTMLDialogElement {
  const host = element(tag);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  const dialog = element('dialog') as HTMLDialogElement;
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.addEventListener('close', () => host.remove());
  shadow.append(dialog);
  document.body.append(host);
  return dialog;
}

function head(code: string, count: number, dialog: HTMLDialogElement): HTMLElement {
  const title = element('h1', '', `${count === 1 ? 'A problem' : `${count} problems`} in ${code}`);
  title.id = 'title';
  const button = element('button', '', 'Dismiss') as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', () => dialog.close());
  return element('header', '', title, button);
}

function entry({ rule, file, line, column, message, hint, frame }: Problem): HTMLElement {
  const parts = [
    element('p', 'place', element('span', 'rule', rule), ` ${file}:${line}:${column}`),
    element('h2', '', message),
    ...(frame === '' ? [] : [element('pre', '', ...frame.split('\n').map((text) => element('span', faultLine(text), text || ' ')))]),
    element('p', 'hint', hint),
  ];
  return element('article', '', ...parts);
}

/** A code frame marks the line at fault and points below it. */
function faultLine(text: string): string {
  return /^\s*>|^\s*\|?\s*\^+\s*$/.test(text) ? 'line fault' : 'line';
}

function foot(): HTMLElement {
  return element('footer', '', 'The page below is the last good one. This closes by itself when the file is fixed.');
}

function element(name: string, className = '', ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}
