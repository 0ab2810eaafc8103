import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/lottery.gen.js';

export type Board = ValueOf<'lotteryBoard'>;
export type Issue = NonNullable<Board['current']>;
export type Result = Board['results'][number];
export type Limits = Board['limits'];
export type Ticket = ValueOf<'lotteryTickets'>['items'][number];
export type ArchivedDraw = ValueOf<'lotteryDraws'>['items'][number];
export type Placed = ValueOf<'placeLotteryTickets'>;
export type Cancelled = ValueOf<'cancelLotteryTicket'>;

export interface LotteryDeskApi {
  postTickets(body: BodyOf<'placeLotteryTickets'>): Promise<Placed>;
  postCancellation(body: BodyOf<'cancelLotteryTicket'>): Promise<Cancelled>;
}

export function makeLotteryDeskApi(client: ApiClient): LotteryDeskApi {
  return {
    postTickets: (body) => client.call('placeLotteryTickets', guards.placeLotteryTickets, { body }),
    postCancellation: (body) => client.call('cancelLotteryTicket', guards.cancelLotteryTicket, { body }),
  };
}
