import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** Page scripts run with their types stripped. Server and page share `wheels`. */
const scripts = new Map(
  [
    'main',
    'dom',
    'shell',
    'texts',
    'table',
    'stages',
    'cards',
    'blackjack',
    'reef',
    'seats',
    'seats-texts',
    'book',
    'book-texts',
    'selection-text',
    'slip',
  ].map((name) => [`${name}.ts`, `client/${name}.ts`]),
).set('wheels.ts', 'games/wheels.ts');

/** A file of the players' pages. */
export function readAsset(name: string, response: ServerResponse): void {
  const script = scripts.get(name);
  if (script === undefined && !/^[a-z]+\.css$/.test(name)) {
    response.writeHead(404).end();
    return;
  }
  const text = readFileSync(path.join(import.meta.dirname, script ?? `client/${name}`), 'utf8');
  const type = script === undefined ? 'text/css' : 'text/javascript';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
  response.end(script === undefined ? text : withoutTypes(text));
}

/** Hides Node's warning that this function is experimental. Users of the sandbox cannot act on it, and the version is pinned. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source).replaceAll("'../games/", "'./");
  } finally {
    process.emitWarning = emitWarning;
  }
}
