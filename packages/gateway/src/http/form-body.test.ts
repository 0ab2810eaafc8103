import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from './form-body.ts';

const name = fc.stringMatching(/^[a-zA-Z][\w-]{0,20}$/).filter((each) => !(each in Object.prototype));

describe('a form', () => {
  it('returns every text that a browser writes into it', () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: 'grapheme' }), { minKeys: 1, maxKeys: 32, noNullPrototype: true }), (fields) => {
        expect(readForm(new URLSearchParams(fields).toString())).toEqual(fields);
      }),
    );
  });

  it.each([
    ['a field twice', 'email=a&email=b'],
    ['a field twice, once in disguise', 'email=a&em%61il=b'],
    ['a list', 'email[]=a'],
    ['a list by number', 'email%5B0%5D=a'],
    ['an object', 'email.name=a'],
    ['the prototype', '__proto__=a'],
    ['the prototype in disguise', '%5F_proto__=a'],
    ['the constructor', 'constructor=a'],
    ['a property of every object', 'toString=a'],
    ['no name', '=a'],
    ['no value', 'email'],
    ['two values', 'email=a=b'],
    ['an empty pair', 'email=a&&name=b'],
    ['an invalid percent encoding', 'email=%zz'],
    ['half a letter', 'email=%c3'],
    ['a surrogate', 'email=%ED%A0%80'],
    ['too many fields', Array.from({ length: 33 }, (_, index) => `f${index}=`).join('&')],
    ['a name without end', `${'a'.repeat(65)}=b`],
  ])('is refused with %s', (_, text) => {
    expect(() => readForm(text)).toThrow('INVALID_REQUEST');
  });
});
