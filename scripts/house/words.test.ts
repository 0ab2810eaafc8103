import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { readTexts } from './source-files.ts';

/** Words and phrases to avoid in comments, test titles, commands' texts and manuals, each with a better one. */
const avoided: readonly (readonly [pattern: RegExp, prefer: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwho(?:m)?ever\b/i, 'the one who, a caller who, or a noun'],
  [/(?<!there )\bis no (?!longer|more\b|higher|smaller|wider|use\b)[a-z]/i, 'is not a'],
  [/\bthat (?:is|are) none\b/i, 'invalid, unknown'],
  [/\bdoors?\b/i, 'provider, entry point'],
  [/\bways? out\b/i, 'logout, payout method, fix'],
  [/\bpatience\b/i, 'timeout'],
  [/\bobstacles?\b/i, 'preflight, reason'],
  [/\bdrawn ahead\b/i, 'prerendered'],
  [/\btaken over by the (?:script|portal)\b/i, 'hydrated'],
  [/\blikewise\b/i, 'too, in the same way'],
  [/\bhalf a character\b/i, 'an unpaired surrogate'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bleave(?:s)? (?:it |them )?away\b/i, 'omit'],
  [/\bat whose\b/i, 'where, with which'],
  [/\bthe word of\b/i, 'the answer of, the report of'],
  [/\bhinders?\b/i, 'prevents, stops'],
];

const isTitle = (line: string, before = ''): boolean =>
  /^(?:it|test|describe)\b[^'"`]*['"`(]/.test(line) || (/^['`]/.test(line) && /^(?:it|test|describe)(?:\.\w+)*(?:\(.*\))?\($/.test(before));
const isComment = (line: string): boolean => /^(?:\/\*|\*|\/\/)|\s\/\/ /.test(line);

it('comments, test titles and manuals use ordinary words', () => {
  const sources = [...readTexts(root, '{packages,cli,scripts,e2e}/**/*.{ts,tsx,mjs}')].filter(
    ([file]) => !/\.gen\.|generated|^scripts\/house\//.test(file),
  );
  const manuals = [...readTexts(root, '{*.md,docs/**/*.md,cli/README.md,packages/*/README.md,.changeset/*.md}')];
  const lines = [
    ...sources.flatMap(([file, text]) => {
      const all = text.split('\n').map((line) => line.trim());
      return all.filter((line, index) => isComment(line) || isTitle(line, all[index - 1])).map((line) => ({ file, line }));
    }),
    ...manuals.flatMap(([file, text]) => text.split('\n').map((line) => ({ file, line }))),
  ];
  expect(lines.length).toBeGreaterThan(10_000);
  const wrong = lines.flatMap(({ file, line }) =>
    avoided.filter(([pattern]) => pattern.test(line)).map(([, prefer]) => `${file}: ${line} (prefer: ${prefer})`),
  );
  expect(wrong).toEqual([]);
});
