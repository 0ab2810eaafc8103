import { isAnyOf } from '@reduxjs/toolkit';
import { guards } from '#api/guards/points.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { roundSettled, tellsOf } from '#shared/store/events.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';

const policy = { language: 'language', staleBy: isAnyOf(roundSettled, tellsOf('points')) } as const;

export const ledgerRead = declareRead('pointBalance', guards.pointBalance, policy);
export const goodsRead = declareRead('pointRewards', guards.pointRewards, policy);
/** For members without points. */
export const shownGoodsRead = declareRead('pointGoods', guards.pointGoods, { language: 'language', staleBy: tellsOf('points') });
export const rulesRead = declareRead('pointConfig', guards.pointConfig, {
  ...policy,
  staleBy: isAnyOf(policy.staleBy, paymentPasswordSet),
});
export const historyRead = declareRead('redeemHistory', guards.redeemHistory, { language: 'language', staleBy: tellsOf('points') });

/** The member's points and the goods are outdated. */
export const mallOutdated = () => readsOutdated('pointBalance', 'pointRewards', 'pointConfig');
