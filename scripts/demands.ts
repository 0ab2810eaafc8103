// Which demands of docs/demands.tsv a test claims in its title, per area. Exits 1 when a title claims an id that does not exist.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

const quiet = process.argv.includes('--quiet');
const listOpen = process.argv.includes('--open');

const demands = readFileSync(path.join(root, 'docs/demands.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', , demand = ''] = line.split('\t');
    return { id, area: id.split('-', 1)[0] ?? id, demand };
  });
const known = new Set(demands.map(({ id }) => id));
const areas = Map.groupBy(demands, ({ area }) => area);

const claims = new Map<string, string[]>();
const unknown: string[] = [];
for (const file of globSync('{packages,cli,e2e,scripts}/**/*.{test.ts,test.tsx,e2e.ts}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
})) {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, list = ''] of text.matchAll(/\[([a-z0-9]+-[a-z0-9-]+(?:,\s*[a-z0-9]+-[a-z0-9-]+)*)\]['"`]/g)) {
    for (const id of list.split(',').map((part) => part.trim())) {
      if (known.has(id)) claims.set(id, [...(claims.get(id) ?? []), file]);
      else if (areas.has(id.split('-', 1)[0] ?? '')) unknown.push(`${file}: [${id}] is no demand of docs/demands.tsv`);
    }
  }
}

for (const [area, rows] of areas) {
  const open = rows.filter(({ id }) => !claims.has(id));
  if (quiet) continue;
  console.log(`${area.padEnd(10)} ${String(rows.length - open.length).padStart(3)} of ${String(rows.length).padStart(3)}`);
  if (listOpen) for (const { id, demand } of open) console.log(`    ${id.padEnd(32)} ${demand}`);
}
console.log(`${claims.size} of ${demands.length} demands are proved by a test`);
for (const line of unknown) console.error(line);
process.exit(unknown.length > 0 ? 1 : 0);
