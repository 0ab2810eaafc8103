import { InvalidArgumentError, Option } from 'commander';
import { dryRun, environment, json, port, portFrom } from '../options.ts';
import type { Verb } from '../verb.ts';

export const gatewayVerb: Verb = {
  name: 'gateway',
  summary: 'run the reference gateway for every brand, for trials or in production',
  arguments: '[action]',
  choices: { action: ['settle'] },
  options: [
    port(4100),
    new Option('--host <address>', 'the address to listen on, instead of 127.0.0.1'),
    new Option('--site-port <number>', 'the port of livery preview, where browsers find the games').argParser(portFrom(1)).default(4000),
    new Option('--data <folder>', 'the folder of the database, instead of .livery/ beside brands/'),
    new Option('--database-url <url>', 'your own PostgreSQL instead'),
    new Option('--database-direct-url <url>', 'PostgreSQL itself, if --database-url is a pooler in transaction mode'),
    new Option('--replica-url <url>', 'a streaming replica for reports and files'),
    new Option('--pool-size <number>', 'the most connections to PostgreSQL, 20 by default').argParser(readPoolSize),
    new Option('--metrics-port <number>', 'a separate port for metrics and health').argParser(portFrom(0)),
    new Option('--metrics-host <address>', 'the address of that port, instead of 127.0.0.1'),
    new Option(
      '--sign-in <file>',
      'the file of the identity providers and phone services that members log in with; see livery help gateway.md',
    ),
    environment,
    new Option('--production', 'run for the public: no demo data, and every setting explicit'),
    new Option('--games-origin <origin>', 'in production: the https origin of the games'),
    new Option('--trusted-proxies <networks>', 'in production: the proxies in front, as CIDRs separated by commas, or none'),
    new Option('--merchant <code>', 'with settle: the brand or merchant, instead of all'),
    new Option('--explain <line>', 'with settle: explain a line of an agent’s contract').argParser(readLine),
    dryRun,
    json,
  ],
  examples: [
    ['livery gateway', 'for trials, on http://127.0.0.1:4100'],
    ['livery preview --all --gateway http://127.0.0.1:4100', 'the sites, in another terminal'],
    [
      'livery gateway --production --games-origin https://games.acme.example --trusted-proxies 127.0.0.1/32',
      'in public: see livery help hosting',
    ],
    ['livery gateway settle --dry-run', 'what agents’ contracts would pay now at the gateway on --port'],
    ['livery gateway settle', 'settles what is due, as the gateway itself does each minute'],
    ['livery gateway settle --explain 4711', 'a line, step by step'],
  ],
  load: async () => (await import('../../commands/run/gateway.ts')).runGateway,
};

function readPoolSize(text: string): number {
  const size = Number(text);
  if (Number.isInteger(size) && size >= 2 && size <= 1000) return size;
  throw new InvalidArgumentError('A number from 2 to 1000.');
}

function readLine(text: string): number {
  const line = Number(text);
  if (Number.isSafeInteger(line) && line > 0) return line;
  throw new InvalidArgumentError('A line has a number.');
}
