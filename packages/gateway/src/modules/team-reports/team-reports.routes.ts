import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '#http/context.ts';
import type { GatewayModule } from '#http/module.ts';
import { fileRoute, memberRoute } from '#http/route.ts';
import { fileHabitOf, pagesAtOnce, type ReadPage } from '#http/table-file.ts';
import { countFile } from '#limits/file-limit.ts';
import { readPeriod } from '#lists/period.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { presentGameTypes } from '../records/records.present.ts';
import { inSnapshot, readerOf, withFigures, type AgentsCall } from './snapshot.service.ts';
import { bettingFile, incomeFile, membersFile, transactionsFile, userLossFile } from './team-reports.file.ts';
import {
  readAccount,
  readBetting,
  readIncome,
  readLosses,
  readMemberBets,
  readMembers,
  readOverview,
  readTransactions,
  readTransactionTotals,
  readWholeBetting,
  readWholeLosses,
  type Reader,
} from './team-reports.service.ts';

/** An agent's reads of its own team. Every query joins the lineages below the agent, so that nothing else can appear. */
export const teamReportsModule: GatewayModule = {
  name: 'team-reports',
  register: (app) => {
    registerTeam(app);
    registerReports(app);
    registerFiles(app);
  },
};

function registerTeam(app: FastifyInstance): void {
  const { platform } = app;
  memberRoute(app, 'teamOverview', (call) => withFigures(platform, call, (reader, until) => readOverview(reader, call.query, until)));
  memberRoute(app, 'teamMembers', (call) =>
    withFigures(platform, call, async (reader, until) => ({
      ...(await readMembers(reader, call.query, call.query)),
      until: until.toISOString(),
    })),
  );
  memberRoute(app, 'teamMember', (call) =>
    withFigures(platform, call, async (reader, until) => ({ ...(await readAccount(reader, call.query)), until: until.toISOString() })),
  );
}

function registerReports(app: FastifyInstance): void {
  const { platform } = app;
  const catalogue = catalogueOf(platform);
  const gameTypesOf = async ({ merchant, language }: RequestContext) => presentGameTypes(await catalogue.of(merchant.id), language);
  memberRoute(app, 'teamBetting', async (call) => ({
    ...(await inSnapshot(platform, call, (reader) => readBetting(reader, call.query))),
    gameTypes: await gameTypesOf(call),
  }));
  memberRoute(app, 'userLoss', async (call) => ({
    ...(await inSnapshot(platform, call, (reader) => readLosses(reader, call.query))),
    gameTypes: await gameTypesOf(call),
  }));
  memberRoute(app, 'teamMemberBets', async (call) => ({
    ...(await readMemberBets(readerOf(platform, call, call.db), call.query)),
    gameTypes: await gameTypesOf(call),
  }));
  memberRoute(app, 'teamTransactions', (call) =>
    inSnapshot(platform, call, async (reader) => ({
      ...(await readTransactions(reader, call.query, call.query)),
      totals: await readTransactionTotals(reader, call.query),
      until: call.now.toISOString(),
    })),
  );
  memberRoute(app, 'teamIncome', (call) => readIncome(readerOf(platform, call, call.db), call.query));
}

/** A file of members is read at once, so that its rows are of the same moment as the sums of the level. */
const everything = 1_000_000;

function registerFiles(app: FastifyInstance): void {
  const { platform } = app;
  const admitted = async (call: AgentsCall & { readonly query: { readonly from: string; readonly to: string } }): Promise<Reader> => {
    readPeriod(call.query, call.merchant.timeZone);
    await countFile(call.db, { merchantId: call.merchant.id, memberId: call.member.id }, call.now);
    return readerOf(platform, call, call.reports);
  };
  const ofReports = { ...platform, tenants: platform.reports };
  const whole =
    <Item>(call: AgentsCall, read: (reader: Reader, page: { limit: number }) => Promise<{ items: Item[] }>): ReadPage<Item> =>
    async () => {
      const { items } = await inSnapshot(ofReports, call, (reader) => read(reader, { limit: everything }));
      return { items, next: null };
    };
  const atOnce = <Item>(call: AgentsCall, read: (reader: Reader) => AsyncIterable<readonly Item[]>): ReadPage<Item> =>
    pagesAtOnce(async (give) => {
      let hasBegun = false;
      await inSnapshot(ofReports, call, async (reader) => {
        if (hasBegun) throw new Error('The file was cut off by its database');
        for await (const items of read(reader)) {
          hasBegun = true;
          give(items);
        }
      });
    });
  fileRoute(app, 'teamBettingFile', async (call) => {
    await admitted(call);
    return bettingFile(
      fileHabitOf(call),
      atOnce(call, (reader) => readWholeBetting(reader, call.query)),
    );
  });
  fileRoute(app, 'userLossFile', async (call) => {
    await admitted(call);
    return userLossFile(
      fileHabitOf(call),
      atOnce(call, (reader) => readWholeLosses(reader, call.query)),
    );
  });
  fileRoute(app, 'teamMembersFile', async (call) => {
    const reader = await admitted(call);
    // Reads one row first, so that a refusal comes before the file begins.
    await readMembers(reader, call.query, { limit: 1 });
    return membersFile(
      fileHabitOf(call),
      whole(call, async (each, page) => {
        const { items, sums } = await readMembers(each, call.query, page);
        return { items: sums === null || sums.left.members === 0 ? items : [...items, sums.left] };
      }),
    );
  });
  fileRoute(app, 'teamTransactionFile', async (call) => {
    const reader = await admitted(call);
    return transactionsFile(fileHabitOf(call), (page) => readTransactions(reader, call.query, page));
  });
  fileRoute(app, 'teamIncomeFile', async (call) => {
    const reader = await admitted(call);
    return incomeFile(fileHabitOf(call), async () => (await readIncome(reader, call.query)).lines);
  });
}
