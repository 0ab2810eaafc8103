// `npm run pack`: builds the packages that are published and packs them into out/packages/. `--out <folder>` packs elsewhere.
import { parseArgs } from 'node:util';
import { readAddresses } from './pack/manifest.ts';
import { packAll } from './pack/pack-all.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
for (const { name, file, packedBytes, bytes } of await packAll(values.out === undefined ? {} : { outDir: values.out }))
  console.log(`${name.padEnd(18)} ${megabytes(packedBytes)} packed ${megabytes(bytes)} installed   ${file}`);

const { homepage, bugs, repository } = await readAddresses();
if ([homepage, bugs, repository.url].some((address) => address.includes('livery.example')))
  console.warn('\nhomepage, bugs and repository in package.json are placeholders. Change them before you publish: see docs/publishing.md.');

function megabytes(count: number): string {
  return `${(count / 1e6).toFixed(2).padStart(6)} MB`;
}
