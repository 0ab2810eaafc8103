// Writes every generated file. With --check it writes nothing, and exits with 1 if one is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateBrandFiles } from '@livery/brand/generate';
import { generateBootFiles } from '@livery/builder/generate';
import { generateOpenApiFiles } from '@livery/contract/generate';
import { generateManualFiles as generateGatewayManual } from '@livery/contract/generate-manual';
import { generateManualFiles as generateCliManual } from '@livery/cli/generate-manual';
import { generateGuardFiles } from '@livery/portal/generate';
import { root } from './root.ts';

const check = process.argv.includes('--check');
let stale = 0;
const generators = [
  generateBrandFiles,
  generateGuardFiles,
  generateOpenApiFiles,
  generateGatewayManual,
  generateCliManual,
  generateBootFiles,
];
for (const file of (await Promise.all(generators.map((generate) => generate()))).flat()) {
  const target = path.resolve(root, file.path);
  if ((await readFile(target, 'utf8').catch(() => null)) === file.content) continue;
  stale += 1;
  if (check) {
    console.error(`${file.path} is stale: run npm run generate`);
    continue;
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, file.content);
  console.log(`wrote ${file.path}`);
}
process.exit(check && stale > 0 ? 1 : 0);
