interface Method {
  code: string;
  kind: string;
  direction: 'in' | 'out';
  unit: string;
  minimum: number;
  maximum: number;
  quickAmounts: number[];
  feeRate: number;
  expectedTime: number;
}

const minute = 60;
const day = 24 * 60 * minute;

/** A currency's factor for the limits below, and its minor digits. */
const units: Record<string, { worth: number; digits: number }> = {
  BRL: { worth: 1, digits: 2 },
  EUR: { worth: 1, digits: 2 },
  USD: { worth: 1, digits: 2 },
  GBP: { worth: 1, digits: 2 },
  MXN: { worth: 5, digits: 2 },
  VND: { worth: 5_000, digits: 0 },
  JPY: { worth: 50, digits: 0 },
};

/** PIX exists only in Brazil, the others everywhere. */
export function methodsIn(unit: string): Method[] {
  const known = units[unit];
  if (known === undefined) return [];
  const minor = (amount: number): number => amount * known.worth * 10 ** known.digits;
  const method = (
    code: string,
    kind: string,
    direction: Method['direction'],
    [minimum, maximum]: [number, number],
    quick: number[],
    feeRate: number,
    expectedTime: number,
  ): Method => ({
    code,
    kind,
    direction,
    unit,
    minimum: minor(minimum),
    maximum: minor(maximum),
    quickAmounts: quick.map(minor),
    feeRate,
    expectedTime,
  });
  const pix = [
    method('pix', 'pix', 'in', [10, 50_000], [20, 50, 100, 200, 500], 0, minute),
    method('pix-out', 'pix', 'out', [20, 20_000], [50, 100, 500], 0, 10 * minute),
  ];
  return [
    ...(unit === 'BRL' ? pix : []),
    method('bank', 'bankTransfer', 'in', [100, 100_000], [100, 500, 1_000, 5_000], 0, day),
    method('debit', 'debitCard', 'in', [20, 5_000], [50, 100, 200], 15_000, minute),
    method('credit', 'creditCard', 'in', [20, 2_000], [50, 100, 200], 39_000, minute),
    method('bank-out', 'bankTransfer', 'out', [50, 100_000], [100, 500, 1_000], 0, 2 * day),
    method('wallet-out', 'eWallet', 'out', [20, 10_000], [50, 100, 500], 10_000, 30 * minute),
  ];
}
