import { describe, expect, it } from 'vitest';
import { allowancesOf, type PaymentKind } from './compliance.ts';

type Jurisdiction = Parameters<typeof allowancesOf>[0]['compliance']['jurisdiction'];

const under = (jurisdiction: Jurisdiction, raffleAuthorisation = '') => allowancesOf({ compliance: { jurisdiction, raffleAuthorisation } });

const kinds: readonly PaymentKind[] = [
  'pix',
  'bankTransfer',
  'debitCard',
  'prepaidCard',
  'creditCard',
  'eWallet',
  'voucher',
  'crypto',
  'cash',
];

const allowed = (jurisdiction: Jurisdiction): string => kinds.filter((kind) => under(jurisdiction).pays(kind)).join(' ');

describe('the law that applies to a merchant', () => {
  it('names the allowed payment methods', () => {
    expect(allowed('BR')).toBe('pix bankTransfer debitCard prepaidCard');
    expect(allowed('UK')).toBe(kinds.filter((kind) => kind !== 'creditCard').join(' '));
    for (const jurisdiction of ['none', 'MT', 'CW'] as const) expect(allowed(jurisdiction)).toBe(kinds.join(' '));
  });

  it('forbids transfers between members and cancelling withdrawals, unless it is silent on them', () => {
    const answers = (['none', 'BR', 'UK', 'MT', 'CW'] as const).map((jurisdiction) => {
      const { p2pTransfer, withdrawalCancel } = under(jurisdiction);
      return [jurisdiction, p2pTransfer, withdrawalCancel];
    });
    expect(answers).toEqual([
      ['none', true, true],
      ['BR', false, false],
      ['UK', false, false],
      ['MT', false, false],
      ['CW', true, true],
    ]);
  });

  it('allows raffles in Brazil only with a licence number', () => {
    expect(under('BR').raffles).toBe(false);
    expect(under('BR', ' ').raffles).toBe(false);
    expect(under('BR', '04.000417/2025').raffles).toBe(true);
    expect(under('UK').raffles).toBe(true);
  });

  it('allows lotteries in Brazil and Great Britain only with a licence', () => {
    const lotteries = (jurisdiction: Jurisdiction, lotteryLicence?: string) =>
      allowancesOf({ compliance: { jurisdiction, raffleAuthorisation: '1', ...(lotteryLicence === undefined ? {} : { lotteryLicence }) } })
        .lotteries;
    for (const jurisdiction of ['BR', 'UK'] as const) {
      expect([undefined, '', ' '].map((licence) => lotteries(jurisdiction, licence))).toEqual([false, false, false]);
      expect(lotteries(jurisdiction, 'LOTERJ 07/2026')).toBe(true);
    }
    for (const jurisdiction of ['none', 'MT', 'CW'] as const) expect(lotteries(jurisdiction)).toBe(true);
  });

  it('forbids bonuses for deposits in Brazil and limits their rollover in Great Britain', () => {
    expect([under('BR').depositBonus, under('UK').depositBonus, under('MT').depositBonus]).toEqual([false, true, true]);
    expect([under('UK').highestRollover, under('none').highestRollover]).toEqual([10, null]);
  });
});
