import { InvalidArgumentError, Option } from 'commander';
import { dryRun, environment, json, port, portFrom } from '../options.ts';
import type { Verb } from '../verb.ts';

export const gatewayVerb: Verb = {
  name: 'gateway',
  summary: 'answer the calls of every brand: the reference gateway, for trials or in production',
  arguments: '[action]',
  choices: { action: ['settle'] },
  options: [
    port(4100),
    new Option('--host <address>', 'the address to listen on, instead of 127.0.0.1'),
    new Option('--site-port <number>', 'the port of livery preview, where browsers find the games').argParser(portFrom(1)).default(4000),
    new Option('--data <folder>', 'the folder of the database, instead of .livery/ beside brands/'),
    new Option('--database-url <url>', 'a PostgreSQL of yours instead'),
    new Option(
      '--database-direct-url <url>',
      'PostgreSQL itself, where --database-url is a pooler that shares connections between transactions',
    ),
    new Option('--replica-url <url>', 'a streaming replica that reports and files are read from'),
    new Option('--pool-size <number>', 'connections to PostgreSQL at most, 20 without it').argParser(readPoolSize),
    new Option('--metrics-port <number>', 'a port of its own for metrics and health').argParser(portFrom(0)),
    new Option('--metrics-host <address>', 'the address of that port, instead of 127.0.0.1'),
    new Option(
      '--sign-in <file>',
      'the file of the identity providers and phone services that members log in with; see livery help gateway.md',
    ),
    environment,
    new Option('--production', 'for the public: nothing invented, everything named'),
    new Option('--games-origin <origin>', 'in production: the https origin of the games'),
    new Option('--trusted-proxies <networks>', 'in production: the proxies in front, as CIDRs with commas, or none'),
    new Option('--merchant <code>', 'with settle: the brand or merchant, instead of all'),
    new Option('--explain <line>', 'with settle: how a line of an agent’s contract came about').argParser(readLine),
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
    ['livery gateway settle --dry-run', 'what agents’ contracts would pay now, by the gateway that runs on --port'],
    ['livery gateway settle', 'settles what is due, as that gateway does each minute'],
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
