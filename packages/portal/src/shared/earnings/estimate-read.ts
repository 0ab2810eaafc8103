import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/contracts.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

export type Estimate = ValueOf<'commissionEstimate'>['estimates'][number];

/** What contracts have brought so far; it follows what the team does. */
export const estimateRead = declareRead('commissionEstimate', guards.commissionEstimate, { staleBy: tellsOf('team', 'agreements') });
