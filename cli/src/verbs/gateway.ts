import { Option } from 'commander';
import { json, port, portFrom } from './options.ts';
import type { Verb } from './verb.ts';

export const gatewayVerb: Verb = {
  name: 'gateway',
  summary: 'answer the calls of every brand: the reference gateway, on a PostgreSQL of its own',
  options: [
    port(4100),
    new Option('--site-port <number>', 'the port of livery preview, where browsers find the games').argParser(portFrom(1)).default(4000),
    new Option('--data <folder>', 'the folder of the database, instead of .livery/ beside brands/'),
    new Option('--database-url <url>', 'a PostgreSQL of yours instead'),
    json,
  ],
  examples: [
    ['livery gateway', 'on http://127.0.0.1:4100'],
    ['livery preview --gateway http://127.0.0.1:4100', 'the sites, in another terminal'],
  ],
  load: async () => (await import('../commands/gateway.ts')).runGateway,
};
