import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/brand-folder.ts';

async function check(changes: object): Promise<string[]> {
  return (await problemsOf(changes)).map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
}

const license = { number: 'L 1', authority: 'Gaming Authority' };
const company = { name: 'Acme', taxId: '00.000.000/0001-91', address: '1 Street' };

describe('a brand’s jurisdiction', () => {
  it('requires the licence and, in Brazil, the company details', async () => {
    expect(await check({ compliance: { jurisdiction: 'BR' }, license, identity: company })).toEqual([]);
    expect(await check({ compliance: { jurisdiction: 'MT' }, license })).toEqual([]);
    expect(await check({ compliance: { jurisdiction: 'CW' } })).toEqual(['error jurisdiction ', 'error jurisdiction ']);
    expect(await check({ compliance: { jurisdiction: 'BR' }, license })).toEqual([
      'error jurisdiction /identity',
      'error jurisdiction /identity',
    ]);
    expect(await check({})).toEqual([]);
  });

  it('reports everything that is missing, and where to add it', async () => {
    const found = (await problemsOf({ compliance: { jurisdiction: 'BR' } })).filter(({ rule }) => rule === 'jurisdiction');
    expect(found.map(({ message, hint }) => [/shows (.*), and/.exec(message)?.[1], hint])).toEqual([
      ['the number of its licence', 'Write license.number.'],
      ['who gave its licence', 'Write license.authority.'],
      ['the number of its company', 'Write identity.taxId.'],
      ['the address of its company', 'Write identity.address.'],
    ]);
  });

  it('requires reality checks at least as often as the law does', async () => {
    const minutes = (jurisdiction: string, realityCheckMinutes: number) =>
      check({ compliance: { jurisdiction, realityCheckMinutes }, license, identity: company });
    expect(await minutes('BR', 45)).toEqual(['error jurisdiction /compliance/realityCheckMinutes']);
    expect(await minutes('BR', 20)).toEqual([]);
    expect(await minutes('MT', 45)).toEqual([]);
  });

  it('forbids an age mark below 18', async () => {
    const identity = { ...company, ageMark: 17 };
    expect(await check({ compliance: { jurisdiction: 'BR' }, license, identity })).toEqual(['error jurisdiction /identity/ageMark']);
    expect(await check({ compliance: { jurisdiction: 'none' }, identity })).toEqual([]);
  });

  it('forbids free play under the British jurisdiction', async () => {
    const compliance = { jurisdiction: 'UK' };
    expect(await check({ compliance, license, features: { demoPlay: true } })).toEqual(['error jurisdiction /features/demoPlay']);
    expect(await check({ compliance, license, features: { demoPlay: false } })).toEqual([]);
    expect(await check({ compliance: { jurisdiction: 'CW' }, license, features: { demoPlay: true } })).toEqual([]);
  });

  it('applies Brazil’s ban on animal fights whatever the currency', async () => {
    const brand = { license, identity: company, features: { cockfight: true }, format: { currency: 'EUR' } };
    expect(await check({ ...brand, compliance: { jurisdiction: 'BR' } })).toEqual(['error animal-fight /features/cockfight']);
    expect(await check({ ...brand, compliance: { jurisdiction: 'MT' } })).toEqual([]);
  });
});
