import { isAnyOf } from '@reduxjs/toolkit';
import { guards } from '#api/guards/bonuses.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { balanceChanged, roundSettled, tellsOf } from '#shared/store/events.ts';

export const bonusesRead = declareRead('bonuses', guards.bonuses, {
  language: 'language',
  staleBy: isAnyOf(roundSettled, balanceChanged, tellsOf('bonuses')),
});
