// The sandbox's game aggregator, a separate process that knows only the gateway's address and a key for each merchant.
import { parseArgs } from 'node:util';
import { createArcade } from './arcade-server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, gateway: { type: 'string' } } });
const port = Number(values.port);
const keys = JSON.parse(process.env['LIVERY_VENDOR_KEYS'] ?? '{}') as Record<string, string>;
if (!Number.isInteger(port) || values.gateway === undefined || Object.keys(keys).length === 0) {
  process.stderr.write('LIVERY_VENDOR_KEYS=\'{"ACME":"…"}\' vendor-arcade.ts --port 4093 --gateway http://127.0.0.1:4100\n');
  process.exit(2);
}
const { server, giveBack } = createArcade({ gateway: values.gateway, keys });
server.on('error', ({ message }) => {
  process.stderr.write(`The vendors’ sandbox: ${message}\n`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => process.send?.('ready'));

/** The time to return open bets, in milliseconds. */
const timeout = 3_000;
let isEnding = false;
const end = (): void => {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(0), timeout);
  void giveBack().finally(() => process.exit(0));
};
// The parent process has ended.
process.on('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
