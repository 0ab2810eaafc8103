import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/contracts.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

export type Line = ValueOf<'commissionLines'>['items'][number];
export type WholeLine = ValueOf<'commissionLine'>;
export type Explanation = WholeLine['explanation'];
export type LineEvent = WholeLine['events'][number];

export const linesRead = declareRead('commissionLines', guards.commissionLines);
export const lineRead = declareRead('commissionLine', guards.commissionLine, { staleBy: tellsOf('agreements') });
