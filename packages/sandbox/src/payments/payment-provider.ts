// The sandbox's payment provider, a separate process that knows only the gateway's address and the shared secret.
import { parseArgs } from 'node:util';
import { createProvider } from './provider-server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, gateway: { type: 'string' } } });
const port = Number(values.port);
const secret = process.env['LIVERY_PAYMENTS_SECRET'] ?? '';
if (!Number.isInteger(port) || values.gateway === undefined || secret === '') {
  process.stderr.write('LIVERY_PAYMENTS_SECRET=… payment-provider.ts --port 4092 --gateway http://127.0.0.1:4100\n');
  process.exit(2);
}
const server = createProvider({ port, gateway: values.gateway, secret });
server.on('error', ({ message }) => {
  process.stderr.write(`The payments’ sandbox: ${message}\n`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => process.send?.('ready'));
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
