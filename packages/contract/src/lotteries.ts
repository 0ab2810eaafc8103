/**
 * The types of lotteries (specification, section 3): five of eleven, low frequency, six of 49, a race of ten, five
 * digits.
 */
export const lotteryTypes = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const;
export type LotteryType = (typeof lotteryTypes)[number];

/** The source of results: the house draws them, or they are drawn elsewhere and entered by two people. */
export const lotterySources = ['own', 'outside'] as const;
export type LotterySource = (typeof lotterySources)[number];

/**
 * Faults of an issue that is drawn elsewhere: drawn before it closed here, judged by wrong numbers, or not drawn
 * at all. Our own draws prove themselves, so they can only be missing.
 */
export const lotteryFaultKinds = ['early', 'wrong', 'undrawn'] as const;
export type LotteryFaultKind = (typeof lotteryFaultKinds)[number];

/** One person declares a fault and another confirms it. Then the job carries it out. */
export const lotteryFaultStates = ['declared', 'confirmed', 'done', 'withdrawn'] as const;
export type LotteryFaultState = (typeof lotteryFaultStates)[number];

/** Actions at the desk on issues, and the completion of a fault by the job. */
export const lotteryActs = [
  'settings',
  'closeOutcome',
  'openOutcome',
  'writeResult',
  'verifyResult',
  'refuseResult',
  'declareFault',
  'confirmFault',
  'withdrawFault',
  'endFault',
] as const;
export type LotteryAct = (typeof lotteryActs)[number];

/** Why a line in a file of results is refused. */
export const resultFaults = ['syntax', 'issue', 'own', 'state', 'repeated', 'count', 'range', 'twice'] as const;
export type ResultFault = (typeof resultFaults)[number];

/** How menus group lotteries: by type, and the Vietnamese prize lists of `/vnLottery` (readings 54 and 57). */
export const lotteryGroups = [...lotteryTypes, 'VN'] as const;
export type LotteryGroupCode = (typeof lotteryGroups)[number];

/** The series of prizes for which lotteries are played (specification, sections 3 and 4). */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/**
 * Cards of the e-lottery category. If a site has one of them, its lotteries are played for ELOTT (specification,
 * section 4).
 */
export const elottCards: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);

/** The target of a launch: one lottery, or the hall of all (specification, section 4). */
export const lotteryViews = ['betting', 'lobby'] as const;

/**
 * The life of an issue. `closed` waits for its result. `drawn` has one, which `verified` makes final for judging.
 * `paid` becomes `final` when the time for corrections is over.
 */
export const issueStates = ['announced', 'open', 'closing', 'closed', 'drawn', 'verified', 'judged', 'paid', 'final', 'void'] as const;
export type IssueState = (typeof issueStates)[number];

/** The states that may follow a state. A correction takes a paid issue back to `drawn`. */
export const issueMoves: Readonly<Record<IssueState, readonly IssueState[]>> = {
  announced: ['open', 'closing', 'closed', 'void'],
  open: ['closing', 'closed', 'void'],
  closing: ['closed', 'void'],
  closed: ['drawn', 'void'],
  drawn: ['verified', 'void'],
  verified: ['judged', 'void'],
  judged: ['paid'],
  paid: ['final', 'drawn', 'void'],
  final: [],
  void: [],
};

/**
 * `returned`: the draw favours neither side. `cancelled`: by the member. `stopped`: its slip stopped at a win or loss
 * in an earlier issue. `void`: by the house.
 */
export const ticketStates = ['open', 'won', 'lost', 'returned', 'cancelled', 'stopped', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

/** The limits of a slip. */
export const slipLimits = { bets: 100, issues: 120, times: 9_999, tickets: 1_000 } as const;

/** The highest product of multiples, stakes and lines of a bet, in minor units. */
export const highestTicket = 1_000_000_000_000;
