import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, findPackageJSON, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fontFile, fonts } from '@livery/art/fonts';
import { ownKinds, tableKinds, type GameKind } from '@livery/arcade/models/game-models';

export interface GameAsset {
  /** Text is compressed when it is sent. Fonts already are. */
  readonly body: string | Buffer;
  readonly type: string;
}

/** The files of all game pages. The version is a digest of them, so a browser may cache them forever. */
export interface GameAssets {
  readonly version: string;
  readonly files: ReadonlyMap<string, GameAsset>;
  readonly pages: Readonly<Record<GameKind, PageFiles>>;
}

export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The script that starts the game. */
  readonly entry: string;
}

/** Source files run as they are, without their types. A published package contains them compiled. */
const isSource = import.meta.filename.endsWith('.ts');
const scriptEnd = isSource ? '.ts' : '.js';
const shellStyles = ['shell/page.css', 'shell/panel.css', 'shell/controls/top-bar.css'];
const tableStyles = [...shellStyles, 'shell/table.css', 'shell/table-deck.css'];
/** In cascade order. */
const styles: Readonly<Record<GameKind, readonly string[]>> = {
  slot: [...shellStyles, 'slot/room.css', 'slot/machine.css', 'slot/deck.css'],
  dice: [...tableStyles, 'dice/dice.css'],
  mines: [...tableStyles, 'mines/mines.css'],
  crash: [...tableStyles, 'live-table/live-table.css', 'crash/crash.css', 'crash/crash-deck.css'],
  roulette: [...tableStyles, 'live-table/live-table.css', 'roulette/spots.css', 'roulette/roulette.css', 'roulette/wheel.css'],
};

/** One folder for each game: built scripts beside a published gateway, otherwise the sources of the arcade. */
const gamesFolder = findGames();

let loaded: GameAssets | null = null;

/** Read once, however many gateways a process has. */
export function loadGameAssets(): GameAssets {
  return (loaded ??= readGameAssets());
}

function readGameAssets(): GameAssets {
  const names = readdirSync(gamesFolder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));
  const scripts = names
    .filter((name) => name.endsWith(scriptEnd) && !name.endsWith(`.d${scriptEnd}`) && !name.includes('.test.'))
    .toSorted();
  const files = new Map<string, GameAsset>();
  for (const name of scripts) files.set(name, { body: script(name), type: 'text/javascript; charset=utf-8' });
  for (const name of new Set(Object.values(styles).flat()))
    files.set(name, { body: readFileSync(path.join(gamesFolder, name), 'utf8'), type: 'text/css; charset=utf-8' });
  files.set('shell/display.woff2', { body: readFileSync(fontFile(fonts.display)), type: 'font/woff2' });
  const digest = createHash('sha256');
  for (const [name, { body }] of files) digest.update(name).update(body);
  const pageOf = (kind: GameKind): PageFiles => {
    const folders = ['shell', ...(tableKinds.some((table) => table === kind) ? ['live-table'] : []), kind];
    return {
      scripts: scripts.filter((name) => folders.some((folder) => name.startsWith(`${folder}/`))),
      styles: styles[kind],
      entry: `${kind}/main${scriptEnd}`,
    };
  };
  const pages = Object.fromEntries((['slot', ...ownKinds] as const).map((kind) => [kind, pageOf(kind)])) as Record<GameKind, PageFiles>;
  return { version: digest.digest('hex').slice(0, 12), files, pages };
}

function script(name: string): string {
  const source = readFileSync(path.join(gamesFolder, name), 'utf8');
  return isSource ? withoutTypes(source) : source;
}

/** Hides Node's warning that the function is experimental, because Node's version is pinned. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function findGames(): string {
  const published = path.join(path.dirname(findPackageJSON(import.meta.url) ?? import.meta.filename), 'games');
  if (existsSync(published)) return published;
  return path.join(path.dirname(createRequire(import.meta.url).resolve('@livery/arcade/package.json')), 'src');
}
