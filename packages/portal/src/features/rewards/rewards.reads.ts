import { guards } from '#api/guards/rewards.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';

const policy = { language: 'header' } as const;

export const centreRead = declareRead('rewards', guards.rewards, { ...policy, staleBy: tellsOf('rewards') });
export const historyRead = declareRead('rewardHistory', guards.rewardHistory, policy);
export const promotionsRead = declareRead('promotions', guards.promotions, policy);
