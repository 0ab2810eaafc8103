import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

/** Words and phrases that read as translated or as our own jargon, with what a player understands. */
const banned: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bdoors?\b/i, 'the name of the provider'],
  [/\bways? out\b/i, 'withdrawal, payout method'],
  [/\bways? in\b/i, 'way to log in'],
  [/\banew\b/i, 'again, new'],
  [/\bwhoever\b|\bwhomever\b/i, 'the player who, anyone who'],
  [/\bwork(?:s|ed|ing)?\b[^.]{0,20}\boff\b/i, 'wagered, wagering requirement'],
  [/\bstaked? (?:for it|it|\{\{)/i, 'wager'],
  [/\bforced receipt\b/i, 'counts as received'],
  [/\b(?:follows?|lies?|lay) (?:by itself|apart|at)\b/i, 'updates automatically, is separate'],
  [/\bof this moment\b/i, 'live, right now'],
  [/\bin these days\b/i, 'in this period'],
  [/\bnot taken\b|\bwas not opened\b/i, 'couldn’t be submitted'],
  [/\btoo (?:well known|fine|dear)\b/i, 'too common, too expensive'],
  [/\bactivit(?:y|ies)\b(?! in| on)/i, 'promotion'],
  [/\bvendors?\b/i, 'provider'],
  [/\bgoods\b/i, 'gift, item'],
  [/\baccounts? to be paid to\b/i, 'payout account'],
  [/\bto go on\b|\bgo on\b(?=[.:,])/i, 'to continue'],
];
/** These have a different, plain meaning: the history of points. */
const fine = new Set(['points.en.json history.ledger', 'points.en.json history.noneMoved']);

function* sentences(value: object, trail = ''): Generator<[key: string, text: string]> {
  for (const [key, inner] of Object.entries(value) as [string, string | object][]) {
    if (typeof inner === 'string') yield [`${trail}${key}`, inner];
    else yield* sentences(inner, `${trail}${key}.`);
  }
}

it('English player texts are idiomatic', () => {
  const files = globSync('packages/portal/src/**/*.en.json', { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  const wrong = files.flatMap((file) =>
    [...sentences(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)].flatMap(([key, text]) =>
      banned
        .filter(([word]) => word.test(text.replaceAll(/\{\{\w+\}\}/g, '{{')) && !fine.has(`${path.basename(file)} ${key}`))
        .map(([, instead]) => `${path.basename(file)} ${key}: “${text}” (say ${instead})`),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Three lines of a phone of 390 px. */
const longest = 126;

it('no sentence for players is longer than three lines on a phone', () => {
  const files = globSync('packages/portal/src/**/*.{en,pt}.json', { cwd: root });
  const long = files.flatMap((file) =>
    [...sentences(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)].flatMap(([key, text]) =>
      text
        .replaceAll(/\{\{\w+\}\}/g, 'R$ 100')
        .replaceAll(/<\/?\w+>/g, '')
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => sentence.length > longest)
        .map((sentence) => `${path.basename(file)} ${key}: ${sentence}`),
    ),
  );
  expect(long).toEqual([]);
});
