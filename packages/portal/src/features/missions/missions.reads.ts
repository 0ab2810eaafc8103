import { guards } from '#api/guards/missions.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { roundSettled } from '#shared/store/events.ts';

export const summaryRead = declareRead('missionSummary', guards.missionSummary, { language: 'language', staleBy: roundSettled.match });
export const boardRead = declareRead('missionLeaderboard', guards.missionLeaderboard, { staleBy: roundSettled.match });
