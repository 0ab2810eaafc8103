import { InvalidArgumentError, Option } from 'commander';
import { all, changed, dryRun, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const driftVerb: Verb = {
  name: 'drift',
  summary: 'find redundant overrides, overrides whose inherited value has changed, and similar brands',
  arguments: '[brands...]',
  options: [
    all,
    changed,
    new Option('--accept', 'accept every override as it is now; only later changes are reported'),
    new Option('--twins <number>', 'report two brands with fewer differences than this as similar; 0 turns that off')
      .argParser(readCount)
      .default(4),
    dryRun,
    json,
  ],
  examples: [
    ['livery drift --all', 'every finding with its file and line'],
    ['livery drift acme --accept', 'accept its overrides, so that only later changes are reported'],
  ],
  load: async () => (await import('../../commands/compare/drift.ts')).runDrift,
};

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new InvalidArgumentError('Write a whole number, 0 or more.');
  return count;
}
