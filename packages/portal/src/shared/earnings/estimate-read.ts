import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/contracts.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

export type Estimate = ValueOf<'commissionEstimate'>['estimates'][number];

/** Income from contracts so far, live. */
export const estimateRead = declareRead('commissionEstimate', guards.commissionEstimate, { staleBy: tellsOf('team', 'agreements') });
