// `npm run pack`: the packages that are published, built and packed into out/packages/. `--out <folder>` packs elsewhere.
import { parseArgs } from 'node:util';
import { packAll } from './pack/pack-all.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
for (const { name, file, packedBytes, bytes } of await packAll(values.out === undefined ? {} : { outDir: values.out }))
  console.log(`${name.padEnd(18)} ${megabytes(packedBytes)} packed ${megabytes(bytes)} installed   ${file}`);

function megabytes(count: number): string {
  return `${(count / 1e6).toFixed(2).padStart(6)} MB`;
}
