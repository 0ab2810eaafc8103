import { describe, expect, it } from 'vitest';
import { routes, type Route, type RouteName } from './routes.ts';

const rows = Object.entries(routes) as [RouteName, Route][];
const namesWhere = (isMeant: (route: Route) => boolean): RouteName[] => rows.filter(([, route]) => isMeant(route)).map(([name]) => name);

/** Written a second time on purpose: to loosen a row, change it here too. What the specification itself says is in `specification.test.ts`. */
describe('the policy of a call', () => {
  it('moves money by few calls, none of them for visitors or trial accounts', () => {
    expect(namesWhere(({ effect }) => effect === 'money')).toEqual([
      'walletTransfer',
      'recallWallets',
      'transferToUpline',
      'transferToDownline',
      'requestWithdrawal',
      'cancelWithdrawal',
      'openDeposit',
      'placeLotteryTickets',
      'cancelLotteryTicket',
      'claimMission',
      'claimRaffle',
      'openPrize',
      'claimPromotion',
      'claimVipReward',
      'claimRebate',
      'forfeitBonus',
      'redeemReward',
      'convertPoints',
    ]);
    expect(namesWhere(({ effect, audience }) => effect === 'money' && audience !== 'realMember' && audience !== 'agent')).toEqual([]);
  });

  it('of a closed merchant still answers for the maintenance page, the logout and confirmations of received money', () => {
    expect(namesWhere(({ isOpenWhileClosed }) => isOpenWhileClosed)).toEqual([
      'logout',
      'systemStatus',
      'siteSettings',
      'uploads',
      'uploadPicture',
      'removeUpload',
      'withdrawals',
      'confirmReceipt',
    ]);
  });

  it('reads by GET and by nothing else, since browsers and proxies repeat and store a GET', () => {
    expect(namesWhere(({ method, effect }) => (method === 'GET') !== (effect === 'read'))).toEqual([]);
    expect(namesWhere(({ effect }) => !['read', 'write', 'money'].includes(effect))).toEqual([]);
    expect(namesWhere(({ method, encoding }) => method === 'GET' && encoding !== 'json')).toEqual([]);
    expect(namesWhere(({ isPolled, effect }) => isPolled && effect !== 'read')).toEqual([]);
    expect(namesWhere(({ isStream }) => isStream)).toEqual(['liveStream']);
    expect(namesWhere(({ isStream, isPolled, audience }) => isStream && !(isPolled && audience === 'member'))).toEqual([]);
  });

  it('answers files by reading calls of members alone', () => {
    expect(namesWhere(({ isFile }) => isFile)).toEqual([
      'archiveFile',
      'transactionFile',
      'betFile',
      'lossFile',
      'withdrawalFile',
      'depositFile',
      'commissionLinesFile',
      'statementFile',
      'statementDocument',
      'teamMembersFile',
      'teamBettingFile',
      'teamTransactionFile',
      'userLossFile',
      'teamIncomeFile',
    ]);
    expect(
      namesWhere(({ isFile, effect, audience }) => isFile && (effect !== 'read' || !['realMember', 'agent'].includes(audience))),
    ).toEqual([]);
  });

  it('asks for a sealed random string in a header where a stranger opens an account by nothing else', () => {
    expect(namesWhere(({ isNonced }) => isNonced)).toEqual(['loginFreePlay']);
  });

  it('keeps the assumed calls apart from the given ones, each on an address of its own', () => {
    expect(namesWhere(({ basis, path }) => (basis === 'assumed') !== path.startsWith('/wps/x/'))).toEqual([]);
    expect(new Set(rows.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(rows.length);
  });
});
