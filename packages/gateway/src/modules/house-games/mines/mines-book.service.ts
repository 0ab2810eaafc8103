import type { LedgerTransaction } from '#ledger/accounts.ts';
import { inPurse, readPurse } from '#ledger/accounts.ts';
import { AppError } from '#base/app-error.ts';
import { keptBet, type KeptBet } from '../kept-bet.rules.ts';
import { writeCourse } from '../round-course.rules.ts';
import type { Bets } from '#modules/bets/bets.service.ts';
import { findBetByKey, listOpenBets, lockRounds, noteCourse, type Bet } from '#modules/bets/bets.repo.ts';
import { noteDemoRound, type Sitting } from '../sitting.repo.ts';
import { findSeedOf } from '../sitting.repo.ts';

/** How long a round can be read by its key. Longer than a page with the key can play. */
const memory = 31 * 24 * 3_600_000;

/** A stored round of mines. */
export interface KeptMines {
  /** Identifies it. */
  readonly key: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly stake: number;
  readonly mines: number;
  readonly opened: readonly number[];
  /** Null while it is running. */
  readonly win: number | null;
  readonly serverSeed: Buffer;
}

/** Stores a sitting's rounds and moves their stakes. */
export interface MinesBook {
  find(key: string): Promise<KeptMines | null>;
  /** The open round; there is at most one. */
  findOpen(): Promise<KeptMines | null>;
  /** @throws AppError INSUFFICIENT_BALANCE */
  stake(round: KeptMines): Promise<void>;
  keep(round: KeptMines): Promise<void>;
  end(round: KeptMines, win: number): Promise<void>;
  balance(): Promise<number>;
}

/** Stored with the bet: the number of mines (1 byte), then the cells in the order they were opened (1 byte each). */
export function readMines(data: Buffer): { mines: number; opened: number[] } {
  const [mines = 0, ...opened] = data;
  return { mines, opened };
}

const writeMines = ({ mines, opened }: Pick<KeptMines, 'mines' | 'opened'>): Buffer => Buffer.from([mines, ...opened]);

/** Rounds for money belong to the member, not to the sitting that began them. */
export async function openBook(trx: LedgerTransaction, bets: Bets, sitting: Sitting, now: Date): Promise<MinesBook> {
  const { member_id: memberId, node_id: nodeId, merchant_id: merchantId, unit, cash_id: cashId } = sitting;
  if (memberId === null) return demoBook(trx, sitting);
  await lockRounds(trx, memberId, nodeId);
  const known = new Map<string, KeptBet>();
  const read = async (found: Bet | undefined | null): Promise<KeptMines | null> => {
    if (found === undefined || found === null) return null;
    const bet = keptBet(found);
    known.set(bet.key, bet);
    const serverSeed = await findSeedOf(trx, bet.seedId);
    return {
      key: bet.key,
      nonce: bet.nonce,
      clientSeed: bet.clientSeed,
      stake: bet.stake,
      win: bet.payout,
      serverSeed,
      ...readMines(bet.data),
    };
  };
  const betOf = (round: KeptMines): KeptBet => {
    const bet = known.get(round.key);
    if (bet === undefined) throw new Error(`Round ${round.key} was not read`);
    return { ...bet, data: writeMines(round) };
  };
  return {
    find: async (key) => read(await findBetByKey(trx, memberId, key, new Date(now.getTime() - memory))),
    findOpen: async () => read((await listOpenBets(trx, memberId, nodeId))[0]),
    stake: async ({ key, nonce, clientSeed, stake, ...round }) => {
      if (cashId === null) throw new AppError('INSUFFICIENT_BALANCE');
      const course = writeCourse({ seedId: sitting.seed_id ?? 0, nonce, clientSeed, data: writeMines(round) });
      await bets.place(trx, { merchantId, memberId, nodeId, key, unit, stake, cashId, course, now });
    },
    keep: (round) => {
      const bet = betOf(round);
      return noteCourse(trx, bet, writeCourse(bet));
    },
    end: (round, payout) => {
      const [bet, actor] = [betOf(round), `member:${memberId}` as const];
      return bets.settle(trx, bet, { payout, validStake: round.stake, actor, now, course: writeCourse(bet) });
    },
    balance: async () => inPurse(await readPurse(trx, memberId), 'CASH', unit).balance,
  };
}

interface DemoMines extends Omit<KeptMines, 'serverSeed'> {
  /** Whether the seed is secret. */
  readonly isOpen: boolean;
}

/** A demo sitting stores its last round, which its seed decides to the end. */
function demoBook(trx: LedgerTransaction, sitting: Sitting): MinesBook {
  let balance = sitting.demo_balance ?? 0;
  const last = sitting.demo_round as DemoMines | null;
  const found = last === null ? null : { ...last, serverSeed: sitting.server_seed };
  const note = async ({ key, nonce, clientSeed, stake, mines, opened, win }: KeptMines): Promise<void> => {
    const demo: DemoMines = { key, nonce, clientSeed, stake, mines, opened, win, isOpen: win === null };
    await noteDemoRound(trx, sitting.id, balance, demo);
  };
  return {
    find: async (key) => (found?.key === key ? found : null),
    findOpen: async () => (found?.isOpen === true ? found : null),
    stake: async (round) => {
      if (balance < round.stake) throw new AppError('INSUFFICIENT_BALANCE');
      balance -= round.stake;
      await note(round);
    },
    keep: note,
    end: async (round, win) => {
      balance += win;
      await note({ ...round, win });
    },
    balance: async () => balance,
  };
}
