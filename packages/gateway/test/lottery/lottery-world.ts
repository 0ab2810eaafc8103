import type { ValueOf } from '@livery/contract/shapes';
import { kindOf } from '@livery/lottery/kinds/kinds';
import type { Kind, KindCode } from '@livery/lottery/model/kind';
import { maskOf } from '@livery/lottery/model/mask';
import { oddsAtGroup } from '@livery/lottery/model/odds';
import { randomUUID } from 'node:crypto';
import { auditLedger } from '../../src/composition/audit-ledger.ts';
import { lotteryKindOf } from '../../src/modules/catalogue/lottery-kind.rules.ts';
import { runLotteries } from '../../src/modules/lottery/lottery.action.ts';
import type { Merchant } from '../../src/tenancy/merchant.ts';
import type { Platform } from '../../src/base/platform.ts';
import type { TestAnswer, TestGateway } from '../test-gateway.ts';

type Board = ValueOf<'lotteryBoard'>;

/** A bet by the outcomes of each slot. */
export interface Picked {
  readonly play: string;
  readonly picks: readonly (readonly number[])[];
  readonly stake?: number;
  readonly odds?: readonly number[];
}

export interface Slip {
  readonly bets: readonly Picked[];
  readonly issues?: readonly { number: string; times: number }[];
  readonly stopOn?: { win?: boolean; loss?: number };
  /** The prize group of bets without odds. */
  readonly prizeGroup?: number;
  readonly key?: string;
  readonly token?: string;
}

function alphaOf({ merchants }: Platform): Merchant {
  const alpha = merchants.all().find((each) => each.code === 'ALPHA');
  if (alpha === undefined) throw new Error('ALPHA is not there');
  return alpha;
}

/** Sets a gateway's clock, in milliseconds, then lets ALPHA's lotteries catch up. */
export async function runLotteriesAt(platform: Platform, instant: number): Promise<void> {
  platform.clock.shiftTo(instant - Date.now());
  await runLotteries(platform, alphaOf(platform), platform.clock.now());
}

/** A lottery of ALPHA that a test bets on, with a clock the test controls. */
export async function openLotteryWorld(gateway: TestGateway, code: KindCode) {
  const { platform, owner, call } = gateway;
  const merchant = alphaOf(platform);
  const kind: Kind = kindOf(code);
  const games = await owner
    .selectFrom('game')
    .select(['node_id', 'model'])
    .where('type', 'in', ['LOTT', 'ELOTT'])
    .orderBy('node_id')
    .execute();
  const nodeId = games.find(({ model }) => lotteryKindOf(model) === code)?.node_id ?? 0;
  const token = await gateway.logIn('demo');

  const run = (): Promise<void> => runLotteries(platform, merchant, platform.clock.now());
  const board = async (): Promise<Board> => (await call('lotteryBoard', { token, query: { game: nodeId } })).envelope.value as Board;

  const goTo = (instant: number): Promise<void> => runLotteriesAt(platform, instant);

  async function place({ bets, issues, stopOn, prizeGroup, key = randomUUID(), token: by = token }: Slip): Promise<TestAnswer> {
    const { current, flags, odds: standing } = await board();
    const odds = prizeGroup === undefined ? standing : oddsAtGroup(kind, prizeGroup, flags);
    return call('placeLotteryTickets', {
      token: by,
      body: {
        game: nodeId,
        bets: bets.map((bet) => ({
          play: bet.play,
          slots: bet.picks.map((outcomes) => maskOf(outcomes).toString(16)),
          stake: bet.stake ?? 100,
          odds: bet.odds ?? odds[bet.play],
        })),
        issues: issues ?? [{ number: current?.number, times: 1 }],
        ...(prizeGroup === undefined ? {} : { prizeGroup }),
        ...(stopOn === undefined ? {} : { stopOn }),
        idempotencyKey: key,
      },
    });
  }

  /** Lets the current issue close, be drawn and be paid. */
  async function draw(): Promise<void> {
    const { current } = await board();
    if (current === null) throw new Error('No issue is open');
    await goTo(current.drawsAt + 4_000);
  }

  const tickets = async (query: object = {}): Promise<ValueOf<'lotteryTickets'>['items']> =>
    ((await call('lotteryTickets', { token, query: { limit: 100, ...query } })).envelope.value as ValueOf<'lotteryTickets'>).items;
  const balance = async (): Promise<number> =>
    ((await call('balance', { token })).envelope.value as unknown as { balance: number }).balance;
  const audit = async (): Promise<unknown> => (await auditLedger(owner)).findings;
  // Early in an issue of any pace, so that nothing closes during the test.
  const pace = 300_000;
  await goTo(Math.ceil(platform.clock.now().getTime() / pace) * pace + 1_000);
  return { kind, nodeId, token, merchant, run, board, goTo, place, draw, tickets, balance, audit };
}
