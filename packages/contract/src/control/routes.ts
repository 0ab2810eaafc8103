/**
 * Every call below `/control/`, which operates the reference gateway in trials and tests. The desk and tests call it, a
 * portal never does. It is plain data, so that the desk can load it without the shapes, which are in `shapes.ts` under
 * the same names.
 */
export interface ControlRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/control/`. */
  readonly path: string;
  /** Whether it needs the header `Merchant`. */
  readonly isOfMerchant: boolean;
  /** The most bytes of the body. Null for the gateway's usual limit. */
  readonly bodyLimit: number | null;
  /** For the manual. */
  readonly description: string;
}

type Method = ControlRoute['method'];

const row =
  <const OfMerchant extends boolean>(isOfMerchant: OfMerchant) =>
  <const Verb extends Method>(method: Verb, path: string, description: string, bodyLimit: number | null = null) => ({
    method,
    path,
    isOfMerchant,
    bodyLimit,
    description,
  });
const gateway = row(false);
const merchant = row(true);

/** A picture of 5 MB in base64, with the message around it. */
const pictureBody = 8 * 1_024 * 1_024;

/** Lines of results, with the message around them. */
const resultsFile = 256 * 1_024;

export const controlRoutes = {
  health: gateway('GET', 'health', 'The merchants and the gateway’s time.'),
  clock: gateway('GET', 'clock', 'The gateway’s time and its offset.'),
  shiftClock: gateway('POST', 'clock', 'Shifts the clock to `offset` milliseconds from the machine’s time.'),
  faults: gateway('GET', 'faults', 'The faults that are switched on.'),
  addFault: gateway('POST', 'faults', 'Switches a fault on: matching calls are slow, refused, garbled or cut off.'),
  clearFaults: gateway('DELETE', 'faults', 'Removes one fault (`id`), those of a `merchant` or `caller`, or all.'),

  status: merchant('GET', 'status', 'Whether the merchant is open.'),
  setStatus: merchant('POST', 'status', 'Opens or closes the merchant.'),
  blockNetwork: merchant('POST', 'blocked-networks', 'Blocks a network (CIDR) or one address.'),
  unblockNetwork: merchant('DELETE', 'blocked-networks', 'Removes a network from the block list.'),
  inbox: merchant('GET', 'inbox', 'Mail and SMS that members would have received, newest first.'),
  reset: merchant('POST', 'reset', 'Restores the seed with flags and rules. The tree and agents’ contracts stay.'),
  flags: merchant('GET', 'flags', 'The whitelabel tree.'),
  switchFlag: merchant('POST', 'flags', 'Switches the flag `modId` on or off.'),
  registerRules: merchant('GET', 'register-rules', 'The rules of the registration fields, in form order.'),
  changeRule: merchant('POST', 'register-rules', 'Replaces the rule of one field. RE2 must accept the pattern.'),
  orderRules: merchant('POST', 'register-rules/order', 'Reorders the fields. Every field must be named once.'),
  publishTerms: merchant('POST', 'terms', 'Publishes a version of the terms, valid from the next day.'),

  members: merchant('GET', 'members', 'Members with balance, open sessions and masked contacts, by `search` and `state`.'),
  changeMemberState: merchant('POST', 'members/state', 'Closes an account, which ends its sessions, or reopens it.'),
  endSessions: merchant('POST', 'members/end-sessions', 'Logs an account out everywhere.'),
  releaseWithdrawals: merchant('POST', 'members/release-withdrawals', 'Ends the holds on an account’s withdrawals.'),
  grant: merchant('POST', 'balance', 'Adds minor units to an account; a negative amount takes them.'),
  grantBonus: merchant('POST', 'bonuses/grant', 'Gives an account a bonus with a wagering requirement.'),
  switchVendorWallet: merchant('POST', 'vendor-wallets', 'Stops or resumes transfers with a vendor.'),

  checkMove: merchant('GET', 'agents/move', 'What a move of `account` below the agent `under` would do, or why it cannot be.'),
  moveMember: merchant('POST', 'agents/move', 'Moves an account with everybody below it; without `under` it becomes a root.'),

  agentTree: merchant('GET', 'agents/tree', 'The direct members of `under`, or the roots, agents first.'),
  agentSearch: merchant('GET', 'agents/search', 'Members by the beginning of the account or by the number.'),
  agentMember: merchant('GET', 'agents/member', 'A member, its ancestors and how many are below it.'),
  agentHistory: merchant('GET', 'agents/history', 'Moves of a member and changes of its terms, newest first.'),
  agentSettings: merchant('GET', 'agents/settings', 'How deep trees may be, and the types of games that have rates.'),
  setTreeDepth: merchant('POST', 'agents/settings', 'Sets how deep trees may be.'),

  agentTerms: merchant('GET', 'agents/terms', 'The rates and limits of a member, with the most and the least that it may have.'),
  setAgentTerms: merchant('POST', 'agents/terms', 'Sets the rates and limits of a member, within those of its upline.'),
  openAgent: merchant('POST', 'agents', 'Opens the account of an agent and answers its first password.'),
  makeAgent: merchant('POST', 'agents/make', 'Makes a player an agent.'),
  renewAgentPassword: merchant('POST', 'agents/password', 'Answers another first password, if the owner has chosen none.'),

  houseAgreements: merchant('GET', 'contracts', 'Contracts of agents with the house, those that wait for an answer first.'),
  houseAgreement: merchant('GET', 'contracts/one', 'A contract with the house, with its versions and history.'),
  actForHouse: merchant('POST', 'contracts', 'Offers, accepts, rejects, changes or ends a contract for the house.'),
  agreementPolicies: merchant('GET', 'contracts/policies', 'Notice, time to answer and suggested terms of each kind of contract.'),
  setAgreementPolicy: merchant('POST', 'contracts/policies', 'Sets notice, time to answer and suggested terms of a kind of contract.'),

  settlementWindows: merchant('GET', 'settlement', 'The latest periods of agents’ contracts with their totals.'),
  settlementLines: merchant('GET', 'settlement/lines', 'The lines of a period.'),
  settlementLine: merchant('GET', 'settlement/lines/one', 'A line with its explanation, step by step, and what happened to it.'),
  drySettlement: merchant('GET', 'settlement/dry-run', 'The totals that uncalculated periods would have now. Writes nothing.'),
  approveSettlement: merchant('POST', 'settlement/approve', 'Approves a period under review. Two people have to.'),
  actOnCommission: merchant('POST', 'settlement/line', 'Holds, releases or ends a line, or answers its dispute.'),
  runSettlement: merchant('POST', 'settlement/run', 'Settles what is due now. Run again, it does nothing twice.'),
  settlementPolicy: merchant(
    'GET',
    'settlement/policy',
    'How long periods wait after their end, and the amounts above which two people approve.',
  ),
  setSettlementPolicy: merchant(
    'POST',
    'settlement/policy',
    'Sets how long periods wait after their end, and the amounts above which two people approve.',
  ),

  deposits: merchant('GET', 'deposits', 'Deposits, newest first, by `search` and `state`.'),
  depositNotices: merchant('GET', 'deposits/notices', 'The provider’s notices for a deposit.'),
  settleDeposit: merchant('POST', 'deposits/settle', 'Ends the review of a deposit: credits what was paid, or refuses it.'),
  withdrawals: merchant('GET', 'withdrawals', 'Withdrawals of one `part`: `queue`, `cases`, `paid` or `closed`.'),
  withdrawalProof: merchant('GET', 'withdrawals/proof', 'The member’s pictures that a withdrawal did not arrive.'),
  moveWithdrawal: merchant('POST', 'withdrawals/move', 'Moves a withdrawal to its next state, with its money.'),
  actOnPayout: merchant('POST', 'withdrawals/payout', 'Orders a payout, or marks it as paid, failed or returned.'),

  promotions: merchant('GET', 'promotions', 'The activities, and the draws that tickets can be given for.'),
  switchPromotion: merchant('POST', 'promotions/switch', 'Switches an activity on or off.'),
  participants: merchant('GET', 'promotions/members', 'Participants of an activity with their state, and counts by state.'),
  applications: merchant('GET', 'applications', 'Applications to activities by `state`.'),
  applicationPictures: merchant('GET', 'applications/pictures', 'The pictures of an application.'),
  decideApplication: merchant('POST', 'applications/decision', 'Approves an application, which grants its reward, or rejects it.'),
  rewards: merchant('GET', 'rewards', 'Rewards that members have not claimed, newest first.'),
  giveReward: merchant('POST', 'rewards', 'Gives an account money, a bonus or tickets to claim.'),
  settleRaffle: merchant('POST', 'raffles/draw', 'Draws a raffle now, before its time.'),
  redemptions: merchant('GET', 'points/redemptions', 'Redemptions of points by `state`.'),
  decideRedemption: merchant('POST', 'points/decision', 'Approves or rejects a redemption.'),
  goods: merchant('GET', 'points/goods', 'The goods of the points mall.'),
  changeGood: merchant('POST', 'points/goods', 'Changes price, stock and availability of a good.'),

  voidBet: merchant('POST', 'bets/void', 'Voids a bet: takes the payout back and returns the stake.'),
  fixtures: merchant('GET', 'sports', 'Matches with open bets.'),
  endFixture: merchant('POST', 'sports/end', 'Ends a match with a result or calls it off, in a sandbox sportsbook only.'),

  lotteries: merchant('GET', 'lottery', 'The lotteries with their settings and what of each waits for people.'),
  setLottery: merchant('POST', 'lottery', 'Changes the settings of a lottery.'),
  lotteryIssues: merchant('GET', 'lottery/issues', 'Issues of a lottery by `state`, the latest first, with their tickets and sums.'),
  lotteryIssue: merchant('GET', 'lottery/issues/one', 'An issue with its result, faults and everything that was done to it.'),
  lotteryIssueTickets: merchant('GET', 'lottery/issues/tickets', 'The tickets of an issue.'),
  lotteryExposure: merchant('GET', 'lottery/exposure', 'What an issue may cost, by market and outcome.'),
  closeLotteryOutcome: merchant('POST', 'lottery/exposure', 'Closes one outcome of a market in an issue, or opens it again.'),
  writeLotteryResult: merchant('POST', 'lottery/results', 'Writes down an outside result; a second person has to verify it.'),
  readLotteryResults: merchant('POST', 'lottery/results/file', 'Writes down results from lines of `issue numbers`.', resultsFile),
  decideLotteryResult: merchant('POST', 'lottery/results/decision', 'Verifies a result that another person wrote, or refuses it.'),
  previewLotteryFault: merchant('GET', 'lottery/faults', 'What declaring a fault would do: tickets, members and sums.'),
  declareLotteryFault: merchant('POST', 'lottery/faults', 'Declares that an issue was drawn early, wrongly or not at all.'),
  decideLotteryFault: merchant('POST', 'lottery/faults/decision', 'Confirms a fault that another person declared, or withdraws it.'),

  mailings: merchant('GET', 'letters', 'The latest letters to all members.'),
  writeLetter: merchant('POST', 'letters', 'Sends a letter to one account or to all members.'),
  chats: merchant('GET', 'chats', 'The latest chats.'),
  chat: merchant('GET', 'chats/one', 'The messages of a chat, which marks them as read.'),
  chatPicture: merchant('GET', 'chats/picture', 'A picture of a chat.'),
  replyToChat: merchant('POST', 'chats/replies', 'Writes text, a picture, or both into a chat.', pictureBody),
  endChat: merchant('POST', 'chats/end', 'Ends a chat.'),
  feedback: merchant('GET', 'feedback', 'The latest feedback of visitors.'),
} as const satisfies Readonly<Record<string, ControlRoute>>;

export type ControlRouteName = keyof typeof controlRoutes;

/** The calls that concern one merchant. */
export type MerchantRouteName = {
  [Name in ControlRouteName]: (typeof controlRoutes)[Name]['isOfMerchant'] extends true ? Name : never;
}[ControlRouteName];

/** The header with the gateway's secret. */
export const controlSecretHeader = 'X-Control-Secret';

export const controlPath = (name: ControlRouteName): string => `/control/${controlRoutes[name].path}`;
