import { guards } from '#api/guards/rebate.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { roundSettled } from '#shared/store/events.ts';

export const rebateRead = declareRead('rebate', guards.rebate, { language: 'language', staleBy: roundSettled.match });
