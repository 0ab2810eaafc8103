import { guards } from '#api/guards/lottery.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export const lotteryMenuRead = declareRead('lotteryMenu', guards.lotteryMenu, { language: 'language' });
