import type { ControlQueryOf, ControlValueOf, DepositSettlement, WithdrawalMove } from '@livery/contract/control/shapes';
import { connectRuntime } from '#database/database.ts';
import { expectAnswer } from '#database/expect-answer.ts';
import { sharesConnections } from '#database/pooling.ts';
import { Tenants } from '#database/tenants.ts';
import { jobRegistry } from './gateway-jobs.ts';
import { JobQueue } from '#jobs/job-queue.ts';
import { httpPaymentProvider, type PaymentSettings } from '#ports/payments/http-payment-provider.ts';
import { Payments } from '#ports/payments/payments.ts';
import { AppError } from '#base/app-error.ts';
import { ChangeFeed } from '#push/change-feed.ts';
import { Clock } from '#base/clock.ts';
import { ofMerchant } from '#operator/control-route.ts';
import { MerchantDirectory } from '#tenancy/merchant-directory.ts';
import { moveOn, readQueue } from '#modules/payouts/withdrawals.desk.ts';
import { readDeposits, settleReview } from '#modules/deposits/deposits.desk.ts';

export interface MoneyDeskOptions {
  /** The address with the gateway's own login. */
  readonly databaseUrl: string;
  readonly merchantCode: string;
  /** The acting person, for the audit log and the ledger. */
  readonly operator: string;
  /** The gateway's payment provider. Without one, approved withdrawals are not ordered. */
  readonly payments?: PaymentSettings | undefined;
}

/**
 * The desk's money calls for the command line, because production has no desk. They run under the gateway's own login.
 */
export interface MoneyDesk {
  readonly withdrawals: (page: Omit<ControlQueryOf<'withdrawals'>, 'account'>) => Promise<ControlValueOf<'withdrawals'>>;
  readonly move: (move: WithdrawalMove) => Promise<void>;
  readonly deposits: (page: ControlQueryOf<'deposits'>) => Promise<ControlValueOf<'deposits'>>;
  readonly settle: (settlement: DepositSettlement) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An action that cannot be done. `message` is one sentence for the caller. */
export class MoneyRefused extends Error {
  override readonly name = 'MoneyRefused';
}

/** @throws MoneyRefused for a merchant that the database does not have; DatabaseUnusable */
export async function openMoneyDesk({ databaseUrl, merchantCode, operator, payments }: MoneyDeskOptions): Promise<MoneyDesk> {
  const pool = connectRuntime(databaseUrl, 4);
  try {
    await expectAnswer(pool);
    const tenants = new Tenants(pool, { isShared: await sharesConnections(databaseUrl) });
    const clock = new Clock();
    const db = tenants.of(null);
    // It never listens, because the desk is opened for a single action.
    const changes = new ChangeFeed({ databaseUrl, ask: (statement, values) => tenants.ask(statement, values) });
    const directory = new MerchantDirectory(db, changes, {
      environment: 'production',
      gamesOrigins: { named: '', numbered: '' },
      leftOut: [],
    });
    await directory.load();
    const merchant = directory.byCode(merchantCode);
    if (merchant === null)
      throw new MoneyRefused(`The database has no merchant ${merchantCode}: start the gateway once, which brings its brands.`);
    const platform = {
      tenants,
      jobs: new JobQueue(db, clock, jobRegistry()),
      payments: new Payments(payments === undefined ? [] : [httpPaymentProvider(payments)]),
    };
    const callOf = <Asked extends object>(asked: Asked) => ({
      ...ofMerchant(platform, merchant),
      now: clock.now(),
      by: { actor: `operator:${operator}` as const, requestId: null },
      ...asked,
    });
    const move = (body: WithdrawalMove): Promise<void> => moveOn(callOf({ body }), platform);
    return {
      withdrawals: (page) => readQueue(callOf({ query: page }), platform),
      move: async (asked) => {
        // An approval follows a review, which approving here implies.
        if (asked.to === 'approved') await move({ ...asked, to: 'reviewing' }).catch(unlessStateChanged);
        await inWords(move(asked));
      },
      deposits: (page) => readDeposits(callOf({ query: page })),
      settle: (settlement) => inWords(settleReview(callOf({ body: settlement }))),
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function unlessStateChanged(error: unknown): void {
  if (!(error instanceof AppError && (error.code === 'STATE_CHANGED' || error.code === 'NOT_FOUND'))) throw error;
}

const sentences: Readonly<Partial<Record<AppError['code'], string>>> = {
  NOT_FOUND: 'There is no such number at this brand.',
  STATE_CHANGED: 'Its state does not allow that, or somebody else was faster: list it again.',
  INVALID_REQUEST: 'It does not wait for a decision, or what was paid is in another currency: list it again.',
};

async function inWords(act: Promise<void>): Promise<void> {
  try {
    await act;
  } catch (error) {
    const sentence = error instanceof AppError ? sentences[error.code] : undefined;
    throw sentence === undefined ? error : new MoneyRefused(sentence, { cause: error });
  }
}
