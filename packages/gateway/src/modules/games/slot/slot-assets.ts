import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fontFile, fonts, slotFolder } from '../../../package-files.ts';

export interface SlotAsset {
  /** Text is compressed on its way; a font is compressed already. */
  readonly body: string | Buffer;
  readonly type: string;
}

/** What the slot's page is made of. The version names the content, so that a browser may keep it for good. */
export interface SlotAssets {
  readonly version: string;
  readonly files: ReadonlyMap<string, SlotAsset>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The script that starts the game. */
  readonly entry: string;
}

/** Source runs as it is, without its types; a published package holds it compiled. */
const isSource = import.meta.filename.endsWith('.ts');
const scriptEnd = isSource ? '.ts' : '.js';
const styles = ['page.css', 'room.css', 'machine.css', 'deck.css', 'panel.css'];

let loaded: SlotAssets | null = null;

/** Read once, however many gateways a process has. */
export function loadSlotAssets(): SlotAssets {
  return (loaded ??= readSlotAssets());
}

function readSlotAssets(): SlotAssets {
  const names = readdirSync(slotFolder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));
  const scripts = names
    .filter((name) => name.endsWith(scriptEnd) && !name.endsWith(`.d${scriptEnd}`) && !name.includes('.test.'))
    .toSorted();
  const files = new Map<string, SlotAsset>();
  for (const name of scripts) files.set(name, { body: script(name), type: 'text/javascript; charset=utf-8' });
  for (const name of styles) files.set(name, { body: readFileSync(path.join(slotFolder, name), 'utf8'), type: 'text/css; charset=utf-8' });
  files.set('display.woff2', { body: readFileSync(fontFile(fonts.display)), type: 'font/woff2' });
  const digest = createHash('sha256');
  for (const [name, { body }] of files) digest.update(name).update(body);
  return { version: digest.digest('hex').slice(0, 12), files, scripts, styles, entry: `main${scriptEnd}` };
}

function script(name: string): string {
  const source = readFileSync(path.join(slotFolder, name), 'utf8');
  return isSource ? withoutTypes(source) : source;
}

/** Node tells whoever starts the gateway that this function is experimental, of which they can make nothing: its version is pinned. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
