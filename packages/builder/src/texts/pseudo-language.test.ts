import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudoText } from './pseudo-language.ts';

describe('the pseudo-language', () => {
  it('uses other letters, grows by two fifths and marks both ends [engine-17]', () => {
    expect(pseudoText('Log in')).toBe('[Ĺóĝ íñ ~~~]');
    expect(pseudoText('Play at {{brandName}} <1>now</1>')).toBe('[Ƥĺáý áţ {{brandName}} <1>ñóŵ</1> ~~~~~]');
  });

  it('leaves a text without letters unchanged, since nobody translates a decimal mark [engine-17]', () => {
    for (const text of ['', '.', ',', '{{percent}}%']) expect(pseudoText(text)).toBe(text);
  });

  it('leaves no plain letter outside placeholders and tags, and keeps all of these [engine-17]', () => {
    const piece = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'abXYZ 19.') }),
      fc.constantFrom('{{name}}', '{{- n }}', '<1>', '</1>', '<br/>'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pseudoText(pieces.join(''));
        const marks = /\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g;
        expect(text.match(marks) ?? []).toEqual(pieces.join('').match(marks) ?? []);
        expect(text.replaceAll(marks, '')).not.toMatch(/[A-Za-z]/);
      }),
    );
  });
});
