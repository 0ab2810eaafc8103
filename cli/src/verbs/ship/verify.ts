import { InvalidArgumentError, Option } from 'commander';
import { gamesOrigin, json, out } from '../options.ts';
import type { Verb } from '../verb.ts';

const manifest = new Option('--manifest <file>', 'the files.json to compare with, instead of the brand’s own');
const connect = new Option('--connect <host:port>', 'connect to this server instead of the one in DNS');
const timeLimit = new Option('--time-limit <seconds>', 'the time limit for the whole run').argParser(readSeconds).default(60);

export const verifyVerb: Verb = {
  name: 'verify',
  summary: 'compare a live site and its headers with what was built',
  arguments: '<url> [brand]',
  options: [manifest, connect, gamesOrigin, timeLimit, out, json],
  examples: [
    ['livery verify https://acme.example', 'against the bundle of the brand on that host'],
    ['livery verify https://acme.example --connect 192.0.2.7:443', 'a server that DNS does not point to yet'],
    ['livery verify https://acme.example --manifest release/files.json', 'against what was shipped'],
  ],
  load: async () => (await import('../../commands/ship/verify.ts')).runVerify,
};

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) throw new InvalidArgumentError('A time limit is a number of seconds up to 3600.');
  return seconds;
}
