import { describe, expect, it } from 'vitest';
import { routes, type Route, type RouteName } from './routes.ts';

const rows = Object.entries(routes) as [RouteName, Route][];
const namesWhere = (isMeant: (route: Route) => boolean): RouteName[] => rows.filter(([, route]) => isMeant(route)).map(([name]) => name);

/** Repeated on purpose: to relax a row, change it here too. `specification.test.ts` has the specification's own words. */
describe('the policy of a call', () => {
  it('moves money in a few calls only, none of them for visitors or trial accounts', () => {
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

  it('keeps a closed merchant’s maintenance page, logout and receipt confirmations available', () => {
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

  it('reads only by GET, since browsers and proxies repeat and cache a GET', () => {
    expect(namesWhere(({ method, effect }) => (method === 'GET') !== (effect === 'read'))).toEqual([]);
    expect(namesWhere(({ effect }) => !['read', 'write', 'money'].includes(effect))).toEqual([]);
    expect(namesWhere(({ method, encoding }) => method === 'GET' && encoding !== 'json')).toEqual([]);
    expect(namesWhere(({ isPolled, effect }) => isPolled && effect !== 'read')).toEqual([]);
    expect(namesWhere(({ isStream }) => isStream)).toEqual(['liveStream']);
    expect(namesWhere(({ isStream, isPolled, audience }) => isStream && !(isPolled && audience === 'member'))).toEqual([]);
  });

  it('returns files only from reading calls for members', () => {
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

  it('requires a sealed random string in a header where a visitor opens an account with nothing else', () => {
    expect(namesWhere(({ isNonced }) => isNonced)).toEqual(['loginFreePlay']);
  });

  it('keeps assumed calls apart from given ones, each at its own address', () => {
    expect(namesWhere(({ basis, path }) => (basis === 'assumed') !== path.startsWith('/wps/x/'))).toEqual([]);
    expect(new Set(rows.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(rows.length);
  });
});
