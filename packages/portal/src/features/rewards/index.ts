import { fork } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { makePromotionsApi } from './promotions/promotions.api.ts';
import { makePromotionsSaga } from './promotions/promotions.saga.ts';
import { makeRewardsApi } from './rewards.api.ts';
import { makeRewardsSaga } from './rewards.saga.ts';
import { rewardsState } from './rewards.state.ts';
import { waitingSaga } from './waiting/waiting.saga.ts';

/** A member's rewards, the prize pools for tickets, and the promotions that give both. */
export const rewards: Feature = {
  name: 'rewards',
  slice: rewardsState,
  texts: ['forms', 'lists'],
  dialogs: {
    openPrize: () => import('./components/OpenPrizeDialog/OpenPrizeDialog.tsx'),
    applyForPromotion: () => import('./promotions/ApplyDialog/ApplyDialog.tsx'),
  },
  makeSaga: ({ client, tabStorage }) =>
    function* rewardsSaga() {
      yield* fork(makeRewardsSaga(makeRewardsApi(client), tabStorage));
      yield* fork(waitingSaga);
      yield* fork(makePromotionsSaga(makePromotionsApi(client), tabStorage));
    },
};
