/** What a lottery draws (specification, section 3): five of eleven, Lucky Farm, six of 49, a race of ten, five digits. */
export const lotteryTypes = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const;
export type LotteryType = (typeof lotteryTypes)[number];

/** The series of prizes that lotteries are played for (specification, sections 3 and 4). */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** Cards of the e-lottery category of which one makes a site play for ELOTT (specification, section 4). */
export const elottCards: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);
