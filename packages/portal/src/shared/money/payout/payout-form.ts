import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { FormSpec } from '../../forms/field-rules.ts';
import { pixKeyKindsOf, type PixKeyKind } from './pix-key.ts';

export type PayoutAccounts = ValueOf<'paymentAccounts'>;
export type PayoutKind = PayoutAccounts['kinds'][number];

/** A new account as typed. `pixKeyKind` is empty until the member corrects the detected kind. */
export interface PayoutValues {
  kind: string;
  pixKeyKind: string;
  institution: string;
  branch: string;
  number: string;
  holder: string;
}

export const payoutFields = ['kind', 'pixKeyKind', 'institution', 'branch', 'number', 'holder'] as const;

export function emptyPayout(kinds: readonly PayoutKind[]): PayoutValues {
  return { kind: kinds[0] ?? 'bank', pixKeyKind: '', institution: '', branch: '', number: '', holder: '' };
}

/** Validates a new account. The gateway checks the rest. `ownName` is null while the member's name is unknown. */
export function payoutSpec<Values extends PayoutValues>(ownName: string | null): FormSpec<Values> {
  const spec: FormSpec<PayoutValues> = {
    kind: { required: true },
    pixKeyKind: {},
    institution: { required: ({ kind }) => kind !== 'pix' },
    branch: {},
    number: {
      required: true,
      check: (value, { kind }) => (kind === 'pix' && pixKeyKindsOf(String(value)).length === 0 ? { text: 'refused.pattern' } : null),
    },
    holder: { required: ownName === null },
  };
  return spec as FormSpec<Values>;
}

export function payoutBody(values: PayoutValues): Omit<BodyOf<'addPaymentAccount'>, 'paymentPassword'> {
  const { kind, institution, branch, number, holder } = values;
  const pixKeyKind = chosenPixKeyKind(values);
  return {
    kind: kind as PayoutKind,
    number,
    ...(kind === 'pix' ? (pixKeyKind === undefined ? {} : { pixKeyKind }) : { institution }),
    ...(kind === 'bank' && branch !== '' ? { branch } : {}),
    ...(holder === '' ? {} : { holder }),
  };
}

/** The key's kind: the member's choice, or else the likeliest. */
export function chosenPixKeyKind({ number, pixKeyKind }: Pick<PayoutValues, 'number' | 'pixKeyKind'>): PixKeyKind | undefined {
  const kinds = pixKeyKindsOf(number);
  return kinds.find((kind) => kind === pixKeyKind) ?? kinds[0];
}
