// `npm run kit`: serves every component in all states and brands, under the brand's CSP. `--port <n>` sets the port.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDev } from '@livery/builder';
import { firstPorts } from '@livery/sandbox/ports';
import { root } from './root.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: String(firstPorts.kit) } } });
const kit = await startDev({ root, port: Number(values.port), grid: true, script: path.join(root, 'packages/ui/src/kit/main.tsx') });
const rows = kit.urls.map(({ code, url }) => `  ${code.padEnd(12)} ${url}`);
process.stdout.write(`\nKit, all brands side by side\n  ${kit.gridUrl ?? ''}\n\nOne brand\n${rows.join('\n')}\n\nCtrl-C ends it.\n`);
