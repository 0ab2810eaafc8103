import type { MovementType } from '@livery/contract/movements';
import type { FastifyInstance } from 'fastify';
import type { Postings } from '#ledger/posting-kinds.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { countFile } from '#limits/file-limit.ts';
import type { GatewayModule } from '#http/module.ts';
import { fileRoute, memberRoute } from '#http/route.ts';
import { fileHabitOf } from '#http/table-file.ts';
import { gamePlay, sessionPlay } from './play.service.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { sumBets, type BetFilter } from './bets.repo.ts';
import { kindsOf } from './movements.texts.ts';
import { sumMovements, type MovementFilter } from './movements.repo.ts';
import { readPeriod } from '#lists/period.ts';
import { betsFile, lossFile, movementsFile } from './records.file.ts';
import { presentGameTypes } from './records.present.ts';
import { cashOf, readBets, readLoss, readMovements, readRound, type Reader } from './records.service.ts';

/** A member's bet history, transactions, and wins and losses. */
export const recordsModule: GatewayModule = {
  name: 'records',
  register: (app) => {
    registerBets(app);
    registerMovements(app);
    registerLoss(app);
    memberRoute(app, 'sessionPlay', sessionPlay);
    memberRoute(app, 'gamePlay', gamePlay);
  },
};

type MembersCall<Query> = RequestContext & { readonly member: Member; readonly query: Query };
type Days = { readonly from: string; readonly to: string };

function registerBets(app: FastifyInstance): void {
  const catalogue = catalogueOf(app.platform);
  memberRoute(app, 'betRecord', (call) => readBets(call, betFilter(call), call.query));
  memberRoute(app, 'betTotals', async (call) => ({
    totals: await sumBets(call.db, betFilter(call)),
    gameTypes: presentGameTypes(await catalogue.of(call.merchant.id), call.language),
  }));
  memberRoute(app, 'betRound', (call) => readRound({ ...call, postings: app.platform.postings }, call.query.bet, call.now));
  fileRoute(app, 'betFile', async (call) => {
    const filter = betFilter(call);
    await count(call);
    return betsFile(fileHabitOf(call), (page) => readBets(fromReports(call), filter, { ...page, order: call.query.order }));
  });
}

function registerMovements(app: FastifyInstance): void {
  const { postings } = app.platform;
  memberRoute(app, 'memberTransactions', async (call) => {
    const filter = movementFilter(postings, call);
    return filter === null ? { items: [], next: null } : readMovements({ ...call, postings }, filter, call.query);
  });
  memberRoute(app, 'transactionTotals', async (call) => {
    const filter = movementFilter(postings, call);
    return filter === null ? { count: 0, moneyIn: 0, moneyOut: 0 } : sumMovements(call.db, filter);
  });
  fileRoute(app, 'transactionFile', async (call) => {
    const filter = movementFilter(postings, call);
    await count(call);
    return movementsFile(fileHabitOf(call), async (page) =>
      filter === null
        ? { items: [], next: null }
        : readMovements({ ...fromReports(call), postings }, filter, { ...page, order: call.query.order }),
    );
  });
}

function registerLoss(app: FastifyInstance): void {
  const catalogue = catalogueOf(app.platform);
  memberRoute(app, 'personalLoss', async (call) => ({
    ...(await readLoss(call)),
    gameTypes: presentGameTypes(await catalogue.of(call.merchant.id), call.language),
  }));
  fileRoute(app, 'lossFile', async (call) => {
    readPeriod(call.query, call.merchant.timeZone);
    await count(call);
    return lossFile(fileHabitOf(call), async () => (await readLoss(call)).lines);
  });
}

function betFilter({ member, merchant, query }: MembersCall<Days & Pick<BetFilter, 'gameType' | 'state'>>): BetFilter {
  const { gameType, state } = query;
  return { memberId: member.id, period: readPeriod(query, merchant.timeZone), gameType, state };
}

/** Null for a member without an account. An invalid query is still refused. */
function movementFilter(
  postings: Postings,
  { member, merchant, query }: MembersCall<Days & { readonly type?: MovementType }>,
): MovementFilter | null {
  const period = readPeriod(query, merchant.timeZone);
  const accountId = cashOf(member);
  return accountId === null ? null : { accountId, period, of: query.type === undefined ? null : kindsOf(postings, query.type) };
}

function fromReports<Query>({ reports, member, merchant, language }: MembersCall<Query>): Reader {
  return { db: reports, member, merchant, language };
}

const count = ({ db, merchant, member, now }: MembersCall<Days>): Promise<void> =>
  countFile(db, { merchantId: merchant.id, memberId: member.id }, now);
