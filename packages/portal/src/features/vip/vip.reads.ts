import { guards } from '#api/guards/vip.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { roundSettled } from '#shared/store/events.ts';

export const vipRead = declareRead('vip', guards.vip, { language: 'language', staleBy: roundSettled.match });
