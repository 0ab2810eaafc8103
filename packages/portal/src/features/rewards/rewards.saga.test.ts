import { afterEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogClosed, loginRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { balanceChanged, changeTold, languageChanged, loggedIn } from '#shared/store/events.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { questionOf } from '#shared/reads/read.ts';
import { readsOutdated, readWatched } from '#shared/reads/reads.slice.ts';
import type { AppStore } from '#shared/store/store.ts';
import { answerRead } from '#testing/answer-read.ts';
import { openWorld } from '#testing/open-world.ts';
import type { Answers } from '#testing/table-client.ts';
import { aMember, memoryStore, settled } from '#testing/test-world.ts';
import { takeEvery } from 'typed-redux-saga';
import type { PromotionsApi } from './promotions/promotions.api.ts';
import { makePromotionsSaga } from './promotions/promotions.saga.ts';
import { applicationSubmitted, promotionClaimed, stepPostponed, stepTaken } from './promotions/promotions.slice.ts';
import { aCentre, aPromotion, aReward } from './rewards.builders.ts';
import { centreRead, promotionsRead } from './rewards.reads.ts';
import { makeRewardsSaga } from './rewards.saga.ts';
import { selectActing, selectApplication, selectOpening, selectPostponed, rewardsState } from './rewards.state.ts';
import { openingStarted, rewardClaimed } from './rewards.slice.ts';

const stores: AppStore[] = [];
afterEach(() => stores.splice(0).forEach((store) => store.stop()));

const refusal = (code: 'STATE_CHANGED' | 'NETWORK', status: number) => new ApiFailure({ code, status, requestId: null });

function open(failures: ApiFailure[] = [], api: Partial<PromotionsApi> = {}, answers: Answers = {}) {
  const { store, show, known } = openWorld({
    features: [{ name: 'state', slice: rewardsState }],
    answers: { rewards: aCentre(), promotions: { items: [aPromotion()], now: '2026-05-17T12:00:00Z' }, ...answers },
  });
  stores.push(store);
  const asked: unknown[][] = [];
  const changes: unknown[] = [];
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
        postRead: async () => asked.push(['read']),
        postClaim: (...call) => answer({ reward, balance: 5 }, 'claim', ...call),
        postOpening: (...call) => answer({ reward, prizeId: 1, balance: 5 }, 'openPrize', ...call),
      },
      memoryStore(),
    ),
  );
  store.run(
    'promotions',
    makePromotionsSaga(
      {
        postStep: (...call) => answer(promotion, 'step', ...call),
        postClaim: (...call) => answer({ promotion, reward }, 'claim', ...call),
        postPicture: async (picture) => (asked.push(['picture', picture.size]), `upload-${picture.size}`),
        dropPictures: async () => void asked.push(['drop']),
        postApplication: (...call) => answer(promotion, 'apply', ...call),
        ...api,
      },
      memoryStore(),
    ),
  );
  store.run('listener', function* () {
    yield* takeEvery(balanceChanged, () => void changes.push(true));
  });
  const promotions = () => known(promotionsRead, {}).value?.items;
  return { store, asked, changes, show, known, promotions };
}

test('visible rewards are reported as seen [member-11]', async () => {
  const { show, known, asked } = open();
  await show(centreRead, {});
  expect(known(centreRead, {}).value).toEqual(aCentre());
  expect(asked).toEqual([['read']]);
});

test('a reward given while the centre is open appears at once', async () => {
  const centres = [aCentre({ waiting: [] }), aCentre()];
  const { store, show, known } = open([], {}, { rewards: () => centres.shift() ?? aCentre() });
  await show(centreRead, {});
  expect(known(centreRead, {}).value?.waiting).toEqual([]);
  store.dispatch(changeTold({ topic: 'rewards', reference: null }));
  await settled();
  expect(known(centreRead, {}).value?.waiting).toEqual(aCentre().waiting);
});

test('a claim announces the new balance, an opened prize leaves that to its dialog', async () => {
  const { store, asked, changes } = open();
  store.dispatch(rewardClaimed({ rewardId: 7 }));
  await settled();
  expect(changes).toHaveLength(1);
  store.dispatch(openingStarted({ ticketId: 21, choice: 1 }));
  await settled();
  expect(asked.map(([call]) => call)).toContain('openPrize');
  expect(changes).toHaveLength(1);
});

test('a refused claim shows why at its reward', async () => {
  const { store } = open([refusal('STATE_CHANGED', 409)]);
  store.dispatch(rewardClaimed({ rewardId: 7 }));
  await settled();
  expect(selectSubmission('claimRaffle', 7)(store.getState())).toMatchObject({ failure: { code: 'STATE_CHANGED' } });
});

test('an opening ends at its prize, with the member’s choice', async () => {
  const { store } = open();
  store.dispatch(openingStarted({ ticketId: 21, choice: 2 }));
  await settled();
  expect(selectOpening(store.getState())).toMatchObject({ stage: 'opened', ticketId: 21, choice: 2, opened: { prizeId: 1 } });
});

test('a step changes its activity, and no other', async () => {
  const { store, show, promotions } = open([], {}, { promotions: { items: [aPromotion(), aPromotion({ id: 2 })], now: '' } });
  await show(promotionsRead, {});
  store.dispatch(stepTaken({ promotionId: 1, step: 'join' }));
  await settled();
  expect(promotions()?.map(({ state }) => state)).toEqual(['applying', 'join']);
});

test('two presses at once claim, open or take a step once', async () => {
  const { store, asked } = open();
  for (const press of [
    stepTaken({ promotionId: 1, step: 'join' }),
    rewardClaimed({ rewardId: 5 }),
    openingStarted({ ticketId: 3, choice: 0 }),
  ]) {
    store.dispatch(press);
    store.dispatch(press);
  }
  await settled();
  expect(asked.map(([what]) => what).filter((what) => what !== 'read')).toEqual(['step', 'claim', 'openPrize']);
});

test('an application sent by two presses at once is made once', async () => {
  const { store, asked } = open();
  const application = { promotionId: 1, remarks: 'Look', pictures: [new Blob(['a'])] };
  store.dispatch(applicationSubmitted(application));
  store.dispatch(applicationSubmitted(application));
  await settled();
  expect(asked.map(([call]) => call)).toEqual(['drop', 'picture', 'apply']);
});

test('an application sends its pictures, and stays when it is refused [member-24]', async () => {
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

describe('a step in progress', () => {
  const picture = new Blob(['a']);
  const steps = [
    ['taken', stepTaken({ promotionId: 1, step: 'join' })],
    ['claimed', promotionClaimed({ promotionId: 1 })],
    ['applied for', applicationSubmitted({ promotionId: 1, remarks: 'Look', pictures: [picture] })],
  ] as const;

  /** A gateway that answers a step on command. Its list has the state and language from the time of the request. */
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
    const getPromotions = async () => {
      const items = [told(world.language)];
      await world.listWay;
      return isListSilent ? refusal('NETWORK', 0) : { items, now: '' };
    };
    const claimed = async () => ({ promotion: await moved(), reward: aReward(), balance: 5 });
    const { store, promotions } = open([], { postStep: moved, postApplication: moved, postClaim: claimed }, { promotions: getPromotions });
    /** The page's language. */
    const look = (language: string) => store.dispatch(readWatched(questionOf(promotionsRead, {}, language)));
    look('pt');
    answerRead(store, 'promotions', { items: [told('pt')], clockOffset: 0 });
    const shown = () => promotions()?.map(({ state, title }) => [state, title]);
    const speak = (language: string) => {
      world.language = language;
      store.dispatch(languageChanged(language));
      look(language);
    };
    return { store, world, shown, speak };
  }

  test.each(steps)('that is %s during a language switch is shown in the new language', async (_name, press) => {
    const { store, world, shown, speak } = openSlow();
    store.dispatch(press);
    await settled();
    speak('en');
    await settled();
    expect(shown()).toEqual([['join', 'en']]);
    world.answer();
    await settled();
    expect(shown()).toEqual([['joined', 'en']]);
    expect([selectActing(store.getState()), selectApplication(store.getState()).status]).toEqual([[], 'editing']);
  });

  test('is not undone by a list requested before it', async () => {
    const { store, world, shown } = openSlow();
    store.dispatch(stepTaken({ promotionId: 1, step: 'join' }));
    await settled();
    let arrive = (): void => undefined;
    world.listWay = new Promise((resolve) => (arrive = resolve));
    store.dispatch(readsOutdated('promotions'));
    world.answer();
    await settled();
    arrive();
    await settled();
    expect(shown()).toEqual([['joined', 'pt']]);
  });

  test('ends even if the list fails to load, and the next one can be taken', async () => {
    const { store, world, speak } = openSlow({ isListSilent: true });
    store.dispatch(stepTaken({ promotionId: 1, step: 'join' }));
    await settled();
    speak('en');
    world.answer();
    await settled();
    expect(selectActing(store.getState())).toEqual([]);
  });
});

describe('a visitor’s postponed step', () => {
  const logIn = (type = 0) => loggedIn({ account: aMember({ type }), firstTimeLogin: false });

  test('continues after the login', async () => {
    const { store, asked, show } = open();
    await show(promotionsRead, {});
    store.dispatch(loginRequested());
    store.dispatch(stepPostponed({ promotionId: 1, step: 'join' }));
    store.dispatch(logIn());
    await settled();
    expect(asked).toEqual([['step', 1, 'join']]);
    expect(selectPostponed(store.getState())).toBeNull();
  });

  test('is dropped when the login is closed, and when there is nothing to continue', async () => {
    const { store, asked, show } = open();
    await show(promotionsRead, {});
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

  test('asks a trial account for a real one', async () => {
    const { store, asked, show } = open();
    await show(promotionsRead, {});
    store.dispatch(stepPostponed({ promotionId: 1, step: 'join' }));
    store.dispatch(logIn(4));
    await settled();
    expect(asked).toEqual([]);
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'notice', code: 'in_need_true_account' }]);
  });
});
