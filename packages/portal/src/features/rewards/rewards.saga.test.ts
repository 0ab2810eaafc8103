import { afterEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogClosed, loginRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { languageChanged, loggedIn, loggedOut, roundSettled } from '#shared/store/events.ts';
import { createAppStore, type AppStore } from '#shared/store/store.ts';
import { aMember, settled } from '#testing/test-world.ts';
import { takeEvery } from 'typed-redux-saga';
import type { PromotionsApi } from './promotions/promotions.api.ts';
import { makePromotionsSaga } from './promotions/promotions.saga.ts';
import { applicationSubmitted, promotionsLoaded, promotionsRequested, stepPostponed, stepTaken } from './promotions/promotions.slice.ts';
import { aCentre, aPromotion, aReward } from './rewards.builders.ts';
import { makeRewardsSaga } from './rewards.saga.ts';
import {
  selectActing,
  selectApplication,
  selectCentre,
  selectClaimRefusals,
  selectDraw,
  selectHistory,
  selectPostponed,
  selectPromotions,
  selectPromotionsClockOffset,
} from './rewards.selectors.ts';
import { centreRequested, drawStarted, historyRequested, rewardClaimed } from './rewards.slice.ts';
import { rewardsState } from './rewards.state.ts';

const stores: AppStore[] = [];
afterEach(() => stores.splice(0).forEach((store) => store.stop()));

const refusal = (code: 'STATE_CHANGED' | 'NETWORK', status: number) => new ApiFailure({ code, status, requestId: null });

function open(failures: ApiFailure[] = [], api: Partial<PromotionsApi> = {}) {
  const store = createAppStore();
  stores.push(store);
  store.inject(rewardsState);
  const asked: unknown[][] = [];
  const settledRounds: unknown[] = [];
  const answer = async <Value>(value: Value, ...call: unknown[]): Promise<Value> => {
    asked.push(call);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return value;
  };
  const reward = aReward({ state: 'claimed' });
  const promotion = aPromotion({ state: 'applying' });
  store.run(
    'rewards',
    makeRewardsSaga(
      {
        getCentre: async () => aCentre(),
        getHistory: () => answer({ items: [aReward({ state: 'claimed' })], next: null }, 'history'),
        postRead: async () => asked.push(['read']),
        postClaim: (...call) => answer({ reward, balance: 5 }, 'claim', ...call),
        postDraw: (...call) => answer({ reward, prizeId: 1, balance: 5 }, 'draw', ...call),
      },
      (choice) => `word-${choice}`,
    ),
  );
  store.run(
    'promotions',
    makePromotionsSaga(
      {
        getPromotions: async () => ({ items: [aPromotion()], now: '2026-05-17T12:00:00Z' }),
        postStep: (...call) => answer(promotion, 'step', ...call),
        postClaim: (...call) => answer({ promotion, reward }, 'claim', ...call),
        postPicture: async (picture) => (asked.push(['picture', picture.size]), `upload-${picture.size}`),
        dropPictures: async () => void asked.push(['drop']),
        postApplication: (...call) => answer(promotion, 'apply', ...call),
        ...api,
      },
      { now: () => Date.parse('2026-05-17T11:59:00Z') },
    ),
  );
  store.run('listener', function* () {
    yield* takeEvery(roundSettled, () => void settledRounds.push(true));
  });
  return { store, asked, settledRounds };
}

test('what is shown is told to have been seen [member-11]', async () => {
  const { store, asked } = open();
  store.dispatch(centreRequested());
  await settled();
  expect(selectCentre(store.getState()).value).toEqual(aCentre());
  expect(asked).toEqual([['read']]);
});

test('the clock of the gateway, which activities end by, is known with the list', async () => {
  const { store } = open();
  store.dispatch(promotionsRequested());
  await settled();
  expect(selectPromotionsClockOffset(store.getState())).toBe(60_000);
});

test('a claim that got no answer is sent again by its key, and a new one by another', async () => {
  const { store, asked, settledRounds } = open([refusal('NETWORK', 0)]);
  for (let times = 0; times < 3; times += 1) {
    store.dispatch(rewardClaimed(7));
    await settled();
  }
  const keys = asked.filter(([call]) => call === 'claim').map(([, , key]) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(settledRounds).toHaveLength(2);
});

test('a refused claim says why at its reward', async () => {
  const { store } = open([refusal('STATE_CHANGED', 409)]);
  store.dispatch(rewardClaimed(7));
  await settled();
  expect(selectClaimRefusals(store.getState())[7]?.code).toBe('STATE_CHANGED');
});

test('a draw is asked for again in the same words until it is answered', async () => {
  const { store, asked } = open([refusal('NETWORK', 0)]);
  store.dispatch(drawStarted({ ticketId: 21, choice: 1 }));
  await settled();
  expect(selectDraw(store.getState())).toMatchObject({ stage: 'refused' });
  store.dispatch(drawStarted({ ticketId: 21, choice: 2 }));
  await settled();
  const draws = asked.filter(([call]) => call === 'draw');
  expect(draws[0]).toEqual(draws[1]);
  expect(draws[0]?.slice(0, 3)).toEqual(['draw', 21, 'word-1']);
  expect(selectDraw(store.getState())).toMatchObject({ stage: 'drawn', drawn: { prizeId: 1 } });
});

test('a step moves its activity, and no other', async () => {
  const { store } = open();
  store.dispatch(promotionsLoaded({ items: [aPromotion(), aPromotion({ id: 2 })], clockOffset: 0 }));
  store.dispatch(stepTaken({ promotionId: 1, step: 'join' }));
  await settled();
  expect(selectPromotions(store.getState()).value?.map(({ state }) => state)).toEqual(['applying', 'join']);
});

test('two presses at once claim, draw and take a step once', async () => {
  const { store, asked } = open();
  for (const press of [stepTaken({ promotionId: 1, step: 'join' }), rewardClaimed(5), drawStarted({ ticketId: 3, choice: 0 })]) {
    store.dispatch(press);
    store.dispatch(press);
  }
  await settled();
  expect(asked.map(([what]) => what).filter((what) => what !== 'read')).toEqual(['step', 'claim', 'draw']);
});

test('a list that was asked for before the logout is not shown after it', async () => {
  const { store } = open();
  store.dispatch(promotionsRequested());
  store.dispatch(loggedOut());
  await settled();
  expect(selectPromotions(store.getState())).toEqual({ status: 'idle' });
});

test('an application that is sent by two presses at once is made once', async () => {
  const { store, asked } = open();
  const application = { promotionId: 1, remarks: 'Look', pictures: [new Blob(['a'])] };
  store.dispatch(applicationSubmitted(application));
  store.dispatch(applicationSubmitted(application));
  await settled();
  expect(asked.map(([call]) => call)).toEqual(['drop', 'picture', 'apply']);
});

test('an application brings its pictures, and stays when it is refused [member-24]', async () => {
  const { store, asked } = open([refusal('STATE_CHANGED', 409)]);
  const pictures = [new Blob(['a']), new Blob(['bb'])];
  store.dispatch(applicationSubmitted({ promotionId: 1, remarks: 'Look', pictures }));
  await settled();
  expect(asked).toEqual([
    ['drop'],
    ['picture', 1],
    ['picture', 2],
    ['apply', { promotionId: 1, remarks: 'Look', pictures: ['upload-1', 'upload-2'] }],
  ]);
  expect(selectApplication(store.getState()).status).toBe('refused');
});

test('history: drops another page’s rows when the request fails', async () => {
  const failures: ApiFailure[] = [];
  const { store } = open(failures);
  store.dispatch(historyRequested({ after: null }));
  await settled();
  failures.push(refusal('NETWORK', 0), refusal('NETWORK', 0));
  store.dispatch(historyRequested({ after: null }));
  await settled();
  expect(selectHistory(store.getState()).value?.items).toHaveLength(1);
  store.dispatch(historyRequested({ after: 'older' }));
  await settled();
  expect(selectHistory(store.getState())).toMatchObject({ status: 'failed', value: undefined });
});

describe('a step under way', () => {
  const picture = new Blob(['a']);
  const steps = [
    ['taken', stepTaken({ promotionId: 1, step: 'join' })],
    ['claimed', stepTaken({ promotionId: 1, step: 'claim' })],
    ['applied for', applicationSubmitted({ promotionId: 1, remarks: 'Look', pictures: [picture] })],
  ] as const;

  /** The gateway, which answers a step when it is told to; its list tells of the state and in the language of the moment it was asked in. */
  function openSlow({ isListSilent = false } = {}) {
    const world = { state: 'join' as 'join' | 'joined', language: 'pt', answer: (): void => undefined, listWay: Promise.resolve() };
    const told = (language: string) => aPromotion({ state: world.state, title: language });
    const moved = () => {
      const asked = world.language;
      return new Promise<ReturnType<typeof aPromotion>>((resolve) => {
        world.answer = () => {
          world.state = 'joined';
          resolve(told(asked));
        };
      });
    };
    const { store } = open([], {
      getPromotions: async () => {
        const items = [told(world.language)];
        await world.listWay;
        if (isListSilent) throw refusal('NETWORK', 0);
        return { items, now: '2026-05-17T12:00:00Z' };
      },
      postStep: moved,
      postApplication: moved,
      postClaim: async () => ({ promotion: await moved(), reward: aReward(), balance: 5 }),
    });
    store.dispatch(promotionsLoaded({ items: [told('pt')], clockOffset: 0 }));
    const shown = () => selectPromotions(store.getState()).value?.map(({ state, title }) => [state, title]);
    return { store, world, shown };
  }

  test.each(steps)('that is %s while the language is switched is told in the new one', async (_name, press) => {
    const { store, world, shown } = openSlow();
    store.dispatch(press);
    await settled();
    world.language = 'en';
    store.dispatch(languageChanged('en'));
    await settled();
    expect(shown()).toEqual([['join', 'en']]);
    world.answer();
    await settled();
    expect(shown()).toEqual([['joined', 'en']]);
    expect([selectActing(store.getState()), selectApplication(store.getState()).status]).toEqual([[], 'editing']);
  });

  test('is not undone by a list that was asked for before it was taken', async () => {
    const { store, world, shown } = openSlow();
    store.dispatch(stepTaken({ promotionId: 1, step: 'join' }));
    await settled();
    let arrive = (): void => undefined;
    world.listWay = new Promise((resolve) => (arrive = resolve));
    store.dispatch(promotionsRequested());
    world.answer();
    await settled();
    arrive();
    await settled();
    expect(shown()).toEqual([['joined', 'pt']]);
  });

  test('is told in the former language where the list does not come, and the next one can be taken', async () => {
    const { store, world, shown } = openSlow({ isListSilent: true });
    store.dispatch(stepTaken({ promotionId: 1, step: 'join' }));
    await settled();
    store.dispatch(languageChanged('en'));
    world.answer();
    await settled();
    expect(shown()).toEqual([['joined', 'pt']]);
    expect(selectActing(store.getState())).toEqual([]);
  });
});

describe('what a visitor wanted to do', () => {
  const logIn = (type = 0) => loggedIn({ account: aMember({ type }), firstTimeLogin: false });

  test('goes on after the login', async () => {
    const { store, asked } = open();
    store.dispatch(loginRequested());
    store.dispatch(stepPostponed({ promotionId: 1, step: 'join' }));
    store.dispatch(logIn());
    await settled();
    expect(asked).toEqual([['step', 1, 'join']]);
    expect(selectPostponed(store.getState())).toBeNull();
  });

  test('is forgotten when the login is left, and when there is nothing to go on with', async () => {
    const { store, asked } = open();
    store.dispatch(loginRequested());
    store.dispatch(stepPostponed({ promotionId: 1, step: 'join' }));
    store.dispatch(dialogClosed('login'));
    store.dispatch(logIn());
    await settled();
    store.dispatch(stepPostponed({ promotionId: 1, step: 'claim' }));
    store.dispatch(logIn());
    await settled();
    expect(asked).toEqual([]);
  });

  test('asks a trial account for a true one', async () => {
    const { store, asked } = open();
    store.dispatch(stepPostponed({ promotionId: 1, step: 'join' }));
    store.dispatch(logIn(4));
    await settled();
    expect(asked).toEqual([]);
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'notice', code: 'in_need_true_account' }]);
  });
});
