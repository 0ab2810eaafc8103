// The whole house for a run of the journeys: a fresh database, and every brand built and served. Ends by the run's
// signal.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openControlSecret } from '@livery/gateway';
import { closeOnSignal } from '@livery/sandbox/close-on-signal';
import { readBrands } from '@livery/sandbox/read-brands';
import { openScratch } from '@livery/sandbox/scratch';
import { startHouse } from '@livery/sandbox/start-house';
import { databaseFile, ports, root } from './address.ts';
import { controlSecretVariable } from './control-secret.ts';
import { spare } from './spare.ts';

const open = new AsyncDisposableStack();
closeOnSignal(open);
const dataDir = await openScratch(open, 'e2e');
const { served, refused } = await readBrands(root);
for (const { code, problems } of refused) fail({ code, problems });
const given = process.env[controlSecretVariable];
const own = given === undefined ? openControlSecret(dataDir) : null;
if (own !== null) process.stdout.write(`for journeys: ${controlSecretVariable}=$(cat ${own.file})\n`);
const { gateway } = await startHouse(open, {
  root,
  ports,
  dataDir,
  environment: 'test',
  brands: served,
  spare,
  controlSecret: own?.value ?? given,
  sitesDir: path.join(root, 'out/e2e/sites'),
  // The site of an earlier run may still be in its folder.
  onFailed: fail,
});
open.defer(() => rm(databaseFile, { force: true }));
await mkdir(path.dirname(databaseFile), { recursive: true });
await writeFile(databaseFile, gateway.databaseUrl, { mode: 0o600 });
process.stdout.write(`serving ${served.map(({ code }) => code).join(', ')} on ${ports.site}\n`);

function fail({ code, problems }: { code: string; problems: readonly { message: string }[] }): never {
  throw new Error(`${code}: ${problems.map(({ message }) => message).join('; ')}`);
}
