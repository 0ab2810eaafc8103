import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCpf } from '@livery/contract/cpf';
import { isSameName, maskAccountNumber, readAccountNumber } from './account-number.rules.ts';
import type { PayoutKind, PixKeyKind } from './payment-accounts.schema.ts';

describe('an account number', () => {
  it.each<[PayoutKind, PixKeyKind | null, string, string | null]>([
    ['pix', 'cpf', '529.982.247-25', '52998224725'],
    ['pix', 'cpf', '529.982.247-26', null],
    ['pix', 'cpf', '111.111.111-11', null],
    ['pix', 'email', ' Ana@Mail.Example ', 'ana@mail.example'],
    ['pix', 'email', 'ana@mail', null],
    ['pix', 'phone', '(11) 98765-4321', '+5511987654321'],
    ['pix', 'phone', '+55 11 98765-4321', '+5511987654321'],
    ['pix', 'phone', '12', null],
    ['pix', 'random', '123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
    ['pix', 'random', '123e4567', null],
    ['pix', 'email', '\u202Aana@mail.example\u202C', 'ana@mail.example'],
    ['pix', 'email', 'ana@mail.example\u200B', 'ana@mail.example'],
    ['pix', 'email', 'ana@mail.example\u00AD', 'ana@mail.example'],
    ['pix', 'email', 'PIX: ana@mail.example', 'ana@mail.example'],
    ['pix', 'phone', '\u202A+55 11 98765-4321\u202C', '+5511987654321'],
    ['pix', 'phone', 'Cel.: +55\u00A011\u00A098765\u20114321', '+5511987654321'],
    ['pix', 'random', '\u202A123e4567-e89b-12d3-a456-426614174000\u202C', '123e4567-e89b-12d3-a456-426614174000'],
    ['pix', 'cpf', '529.982.247\u201325', '52998224725'],
    ['pix', 'cpf', 'CPF: ５２９.982.247-25', '52998224725'],
    ['pix', null, 'ana@mail.example', null],
    ['bank', null, '12 345-6', '12345-6'],
    ['bank', null, 'gb29 nwbk 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['bank', null, '<b>', null],
    ['wallet', null, 'TQ1a2b3c4d', 'TQ1a2b3c4d'],
    ['bank', null, '12\u20113456\u00A07\u200B', '12-34567'],
    ['wallet', null, '\u2068TQ1a2b3c4d\u2069', 'TQ1a2b3c4d'],
    ['wallet', null, 'chain:qq1a2b3c4d', 'chain:qq1a2b3c4d'],
    ['wallet', null, 'with space', null],
  ])('as %s %s %s is stored as %s', (kind, pixKeyKind, typed, kept) => {
    expect(readAccountNumber(kind, pixKeyKind, typed)).toBe(kept);
  });

  it('reads back as itself once stored, and no input throws', () => {
    const kinds = fc.constantFrom<[PayoutKind, PixKeyKind | null]>(
      ['pix', 'cpf'],
      ['pix', 'email'],
      ['pix', 'phone'],
      ['pix', 'random'],
      ['bank', null],
      ['wallet', null],
    );
    fc.assert(
      fc.property(
        kinds,
        fc.oneof(fc.string(), fc.emailAddress(), fc.uuid(), fc.stringMatching(/^[\d.() +-]{4,20}$/)),
        ([kind, pix], typed) => {
          const kept = readAccountNumber(kind, pix, typed);
          if (kept !== null) expect(readAccountNumber(kind, pix, kept)).toBe(kept);
        },
      ),
    );
  });

  it('has exactly one valid pair of check digits in a CPF', () => {
    const right = Array.from({ length: 100 }, (_, check) => readCpf(`529982247${String(check).padStart(2, '0')}`)).filter(
      (cpf) => cpf !== null,
    );
    expect(right).toEqual(['52998224725']);
  });

  it('is shown by its last characters', () => {
    expect(maskAccountNumber('52998224725')).toBe('•••• 4725');
    expect(maskAccountNumber('ana@mail.example')).toBe('a***@mail.example');
  });
});

describe('a name', () => {
  it.each([
    ['Ana  Luíza Souza', 'ana luiza souza', true],
    ["D'Ávila", 'D Avila', true],
    ['Ana Souza', 'Ana Sousa', false],
    ['Nguyễn Thị Đào', 'NGUYEN THI DAO', true],
    ['Łukasz Wałęsa', 'LUKASZ WALESA', true],
    ['Søren Ørsted', 'SOREN ORSTED', true],
    ['Işıl Kılıç', 'ISIL KILIC', true],
    ['Weiß', 'WEISS', true],
    ['Æsir', 'AESIR', true],
    ['Sant’Anna', 'SANTANNA', true],
    ['Ana Souza', 'Ana', false],
  ])('compares %s and %s: %s', (one, other, isOne) => expect(isSameName(one, other)).toBe(isOne));
});
