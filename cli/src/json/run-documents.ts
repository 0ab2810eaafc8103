import { controlShapes } from '@livery/contract/control/shapes';
import Type from 'typebox';
import { kindCodes } from '@livery/lottery/model/kind';
import { withdrawalStates } from '@livery/contract/withdrawal-states';
import { documentOf, nullable, texts } from './parts.ts';

const served = { url: Type.String(), merchants: texts, refused: texts };

const migrations = Type.Array(Type.Object({ name: Type.String(), phase: Type.Enum(['expand', 'contract']) }));

const WithdrawalState = Type.Enum([...withdrawalStates]);

/** Amounts are in minor units of `unit`, moments in ISO 8601. */
const Withdrawal = Type.Object({
  withdrawalId: Type.Integer(),
  state: WithdrawalState,
  account: Type.String(),
  unit: Type.String(),
  amount: Type.Integer(),
  fee: Type.Integer(),
  arrives: Type.Integer(),
  destination: Type.Object({
    kind: Type.Enum(['pix', 'bank', 'wallet']),
    institution: Type.String(),
    branch: Type.String(),
    pixKeyKind: nullable(Type.String()),
    number: Type.String(),
    holder: Type.String(),
  }),
  steps: Type.Array(Type.Object({ state: WithdrawalState, at: Type.String(), actor: Type.String() })),
  received: nullable(Type.Integer()),
  refunded: nullable(Type.Integer()),
  reason: nullable(Type.String()),
  payout: nullable(
    Type.Object({
      provider: Type.String(),
      state: Type.Enum(['ordered', 'review', 'paid', 'failed']),
      attempt: Type.Integer(),
      asks: Type.Integer(),
      providerReference: nullable(Type.String()),
      told: nullable(Type.Object({ amount: Type.Integer(), unit: Type.String() })),
      reason: nullable(Type.String()),
      isOverpaid: Type.Boolean(),
      excess: Type.Integer(),
    }),
  ),
  hasProvider: Type.Boolean(),
});

const Deposit = Type.Object({
  id: Type.String(),
  account: Type.String(),
  provider: Type.String(),
  method: Type.String(),
  state: Type.Enum(['created', 'pending', 'succeeded', 'failed', 'expired', 'review']),
  amount: Type.Integer(),
  unit: Type.String(),
  paidAmount: nullable(Type.Integer()),
  paidUnit: nullable(Type.String()),
  fee: Type.Integer(),
  providerReference: nullable(Type.String()),
  repeats: nullable(Type.String()),
  reason: nullable(Type.String()),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  settledAt: nullable(Type.String()),
});

const ofMerchant = { brand: Type.String(), merchant: Type.String() };
const { runSettlement, drySettlement, settlementLine } = controlShapes;

export const runDocuments = {
  gateway: Type.Union([
    documentOf({
      ...served,
      accounts: Type.Array(Type.Object({ role: Type.Enum(['member', 'trial', 'agent']), account: Type.String(), password: Type.String() })),
      controlSecretFile: Type.String(),
    }),
    /** With `--production`. */
    documentOf({ ...served, gamesOrigin: Type.String() }),
    /** By `livery gateway settle`. */
    documentOf({
      written: Type.Literal(true),
      merchants: Type.Array(Type.Object({ ...ofMerchant, ...runSettlement.value.properties })),
    }),
    /** With `--dry-run`. */
    documentOf({
      written: Type.Literal(false),
      merchants: Type.Array(Type.Object({ ...ofMerchant, ...drySettlement.value.properties })),
    }),
    /** With `--explain`. */
    documentOf({ ...ofMerchant, ...settlementLine.value.properties }),
  ]),
  database: Type.Union([
    documentOf({ written: Type.Boolean(), applied: migrations, pending: migrations }),
    documentOf({
      checked: texts,
      findings: Type.Array(Type.Object({ name: Type.String(), law: Type.String(), row: Type.Record(Type.String(), Type.Unknown()) })),
      transactions: Type.Integer(),
      entries: Type.Integer(),
    }),
  ]),
  account: documentOf({ brand: Type.String(), merchant: Type.String(), account: Type.String() }),
  withdrawals: Type.Union([
    documentOf({ brand: Type.String(), items: Type.Array(Withdrawal), next: nullable(Type.String()) }),
    documentOf({
      brand: Type.String(),
      withdrawalId: Type.Integer(),
      state: Type.Enum(['approved', 'rejected', 'paid']),
      written: Type.Boolean(),
    }),
  ]),
  deposits: Type.Union([
    documentOf({ brand: Type.String(), items: Type.Array(Deposit), next: nullable(Type.String()) }),
    documentOf({ brand: Type.String(), id: Type.String(), verdict: Type.Enum(['credit', 'refuse']), written: Type.Boolean() }),
  ]),
  lottery: documentOf({
    prizeGroup: Type.Integer(),
    /** Parts per 10,000, like `realReturn`. */
    least: Type.Integer(),
    push: Type.Enum(['returned', 'lost']),
    odds: Type.Array(
      Type.Object({
        kind: Type.Enum([...kindCodes]),
        play: Type.String(),
        oddsClass: Type.String(),
        /** Of `total` stakes. Whole numbers of up to 110 digits, as text. */
        wins: Type.String(),
        returned: Type.String(),
        total: Type.String(),
        chance: Type.Number(),
        fairOdds: Type.Number(),
        /** Hundredths. */
        odds: Type.Integer(),
        realReturn: Type.Integer(),
        fault: nullable(Type.Enum(['paysTooMuch', 'paysTooLittle', 'wrongCount'])),
      }),
    ),
  }),
};
