// `npm run kit`: every component in all its states, in every brand, under a brand's own policy. `--port <n>` takes another port.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDev } from '@livery/builder';
import { firstPorts } from '@livery/sandbox/ports';
import { root } from './root.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: String(firstPorts.kit) } } });
const kit = await startDev({ root, port: Number(values.port), grid: true, script: path.join(root, 'packages/ui/src/kit/main.tsx') });
const rows = kit.urls.map(({ code, url }) => `  ${code.padEnd(12)} ${url}`);
process.stdout.write(`\nKit, all brands side by side\n  ${kit.gridUrl ?? ''}\n\nOne brand\n${rows.join('\n')}\n\nCtrl-C ends it.\n`);
