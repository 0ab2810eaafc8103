import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindOf } from '../kinds/kinds.ts';
import { kindCodes } from '../model/kind.ts';
import { readSlip } from './read-slip.ts';

const manual = readFileSync(new URL('../../../../docs/lottery-slips.md', import.meta.url), 'utf8');
const examples = [...manual.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, name, text = '']) => ({
  code: kindCodes.find((each) => each.toLowerCase() === name) ?? 'SSC',
  text,
}));

it('all examples in docs/lottery-slips.md are read without a problem', () => {
  expect(examples.map(({ code }) => code)).toEqual(['SSC', '11X5', 'VN18']);
  for (const { code, text } of examples) {
    const { lines, problems } = readSlip(kindOf(code), null, text);
    expect(problems).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(text.trim().split('\n').length);
  }
});

it.each([
  ['dn', '23dn5'],
  ['dt', '23dt5'],
  ['bd', '23bd5'],
  ['bt', '23bt5'],
  ['dd10.67b5', '23dd10.67b5'],
])('refuses %s as ambiguous, and docs/lottery-slips.md lists it', (named, text) => {
  expect(manual).toContain(`\`${named}\``);
  expect(readSlip(kindOf('VN18'), null, text).problems).toMatchObject([{ code: 'ambiguous' }]);
});
