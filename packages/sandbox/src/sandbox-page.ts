import type { IncomingMessage, ServerResponse } from 'node:http';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --sheet: light-dark(#fff, #1f262d); --line: light-dark(#e3e8ec, #343f49); --soft: light-dark(#55606b, #a9b4bf); }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: light-dark(#eef1f4, #14181c); color: light-dark(#1b232b, #eef1f4); }
main { inline-size: min(26rem, 100vw - 2rem); box-sizing: border-box; padding: 1.75rem; border-radius: 1rem; background: var(--sheet); box-shadow: 0 1rem 3rem #0003; }
h1 { margin: 0; font-size: 1.4rem; } p { margin: .25rem 0 1rem; color: var(--soft); }
form, ul { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
button, input { font: inherit; color: inherit; box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .9rem; border-radius: .6rem; border: 1px solid light-dark(#c6ced6, #46525e); background: none; text-align: start; }
button { cursor: pointer; } button:hover { background: light-dark(#eef4ff, #263442); }
button.main { background: #1d5fd1; border-color: #1d5fd1; color: #fff; text-align: center; } button.quiet { border-color: transparent; text-align: center; }
label { display: grid; gap: .25rem; margin-block-start: .75rem; font-size: .9rem; }
li { display: flex; justify-content: space-between; gap: 1rem; padding-block: .5rem; border-block-end: 1px solid var(--line); font-variant-numeric: tabular-nums; }
`;

/** A plain page of a sandbox, without a script. */
export function pageOf(title: string, body: string, ownStyle = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}${ownStyle}</style><main>${body}</main></html>`;
}

export function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(html);
}

const mostBytes = 10_000;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new RangeError('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
