// Lists which demands of docs/demands.tsv a test claims in its title, per area. Exits 1 if a title claims an unknown
// id, if no test that claims an id runs, or if only the table of the contract claims it. `--ran vitest,playwright`
// reads the latest reports of those runners.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { claimsOf, idsOf, weigh } from './house/claims.ts';
import { reporters } from './gate/steps.ts';
import { root } from './root.ts';

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

const at = process.argv.indexOf('--ran');
const runners = at === -1 ? [] : (process.argv[at + 1] ?? '').split(',');
const ran = new Map(
  reporters
    .filter(({ runner }) => runners.includes(runner))
    .map(({ runner, file, read }) => {
      const { ran } = read(JSON.parse(readFileSync(file, 'utf8')) as never);
      return [runner, new Set(ran.flatMap(({ title }) => idsOf(title)))];
    }),
);

const claims = globSync('{packages,cli,e2e,scripts}/**/*.{test.ts,test.tsx,e2e.ts}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
}).flatMap((file) => claimsOf(file, readFileSync(path.join(root, file), 'utf8')).map((claim) => ({ ...claim, file })));
const { proved, idle, weak } = weigh(
  claims.filter(({ id }) => known.has(id)),
  ran,
);
const wrong = new Set([
  ...claims
    .filter(({ id }) => !known.has(id) && areas.has(id.split('-', 1)[0] ?? ''))
    .map(({ file, id }) => `${file}: [${id}] is not a demand of docs/demands.tsv`),
  ...idle.map(({ file, id }) => `${file}: every test that claims [${id}] is skipped`),
  ...weak.map((id) => `${id}: the table of the contract alone claims it; claim it where the call is served or made`),
]);

for (const [area, rows] of areas) {
  const open = rows.filter(({ id }) => !proved.has(id));
  if (quiet) continue;
  console.log(`${area.padEnd(10)} ${String(rows.length - open.length).padStart(3)} of ${String(rows.length).padStart(3)}`);
  if (listOpen) for (const { id, demand } of open) console.log(`    ${id.padEnd(32)} ${demand}`);
}
console.log(`${proved.size} of ${demands.length} demands are proved by a test`);
for (const line of wrong) console.error(line);
process.exit(wrong.size > 0 ? 1 : 0);
