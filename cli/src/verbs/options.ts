import { InvalidArgumentError, Option } from 'commander';

/** Options of several verbs, so that they read the same everywhere. */
export const all = new Option('--all', 'every folder of brands/');

export const changed = new Option('--changed [ref]', 'the brands that changed since a git ref or the main branch');

export const json = new Option('--json', 'print one JSON document instead of text');

export const format = new Option('--format <format>', 'text, annotations for GitHub Actions, or Markdown for a comment or a job summary')
  .choices(['text', 'github', 'markdown'])
  .default('text');

export const out = new Option('--out <folder>', 'the folder of the bundles, instead of dist/ beside brands/');

export const environment = new Option('--environment <name>', 'one of the brand’s environments');

export const gateway = new Option('--gateway <url>', 'the gateway behind the site’s own origin');

export const gamesOrigin = new Option('--games-origin <origins>', 'origins of the gateway’s games, besides those of the brand').argParser(
  readOrigins,
);

export const dryRun = new Option('--dry-run', 'show what would be written, and write nothing');

export const databaseUrl = new Option('--database-url <url>', 'the gateway’s PostgreSQL');

export const operator = new Option('--operator <name>', 'your name, for the audit log');

export const reason = new Option('--reason <words>', 'the reason, in words for the member');

export const after = new Option('--after <mark>', 'the next page of a list, by the mark at the end of the last one');

export const noInput = new Option('--no-input', 'never ask, even on a terminal');

export const port = (fallback: number): Option =>
  new Option('--port <number>', 'the port to listen on').argParser(portFrom(0)).default(fallback);

/** Without it, the next free port is used. */
export const sitePort = new Option('--port <number>', 'the port to listen on; by default 4000 or the next free one').argParser(portFrom(0));

/** Reads a port; 0 is any free one. */
export function portFrom(least: 0 | 1): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= 65_535) return number;
    throw new InvalidArgumentError(`A port is a number from ${least} to 65535.`);
  };
}

export const html = new Option('--html <file>', 'write the result as a page');

/** Can be repeated, or given once with commas. */
function readOrigins(text: string, before: readonly string[] | undefined): string[] {
  const origins = text.split(',').map((part) => {
    const url = URL.canParse(part.trim()) ? new URL(part.trim()) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) throw new InvalidArgumentError('An origin looks like https://games.acme.example.');
    return url.origin;
  });
  return [...(before ?? []), ...origins];
}
