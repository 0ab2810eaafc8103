import { Option } from 'commander';
import { all, changed, dryRun, environment, gamesOrigin, gateway, json, out, portFrom } from '../options.ts';
import type { Verb } from '../verb.ts';

const file = new Option('--file <file>', 'write it there instead of printing it');
const root = new Option('--root <folder>', 'the folder on the server with a folder for each bundle').default('/var/www');
const plain = new Option('--plain', 'plain HTTP, for a server behind a load balancer that terminates TLS');
const port = new Option('--port <number>', 'the port to listen on instead of 443, or 80 with --plain').argParser(portFrom(1));
const brotli = new Option('--brotli', 'nginx: the server has the module libnginx-mod-http-brotli-static');
const certificates = new Option(
  '--certificates <folder>',
  'nginx: folder of fullchain.pem and privkey.pem, {host} the brand’s first host',
).default('/etc/letsencrypt/live/{host}');

export const hostVerb: Verb = {
  name: 'host',
  summary: 'write the configuration of nginx or caddy for all hosts of all brands',
  arguments: '<server> [brands...]',
  choices: { server: ['nginx', 'caddy'] },
  options: [all, changed, file, root, gateway, gamesOrigin, plain, port, brotli, certificates, environment, out, dryRun, json],
  examples: [
    [
      'livery host nginx --all --gateway http://127.0.0.1:4100 --file /etc/nginx/conf.d/livery.conf',
      'every brand, with a gateway on the same machine',
    ],
    ['livery host caddy acme --plain --port 8080', 'one brand behind a load balancer, printed'],
  ],
  load: async () => (await import('../../commands/ship/host.ts')).runHost,
};
