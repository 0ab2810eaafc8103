import { afterEach, describe, expect, test } from 'vitest';
import type { PageView } from '#api/collector.ts';
import { languageChanged, loggedIn } from '#shared/store/events.ts';
import { settingsFailed, settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, memoryStore, quietPage, settled } from '#testing/test-world.ts';
import { writeAnswer } from './consent.rules.ts';
import { answerKey, makeConsentSaga, visitorKey } from './consent.saga.ts';
import { answered, choicesRequested, consentSlice, pageShown, selectQuestion } from './consent.slice.ts';
import { purposesVersion } from './purposes.data.ts';

const start = Date.parse('2026-03-01T12:00:00Z');
const year = 365 * 24 * 60 * 60 * 1000;
const settings = (analyticsId: string | null) => ({ analyticsId }) as unknown as SiteSettings;
const home = pageShown({ name: 'home', route: '/' });
const promotion = pageShown({ name: 'promotions', route: '/promotions/:promotion' });

const stores: { stop: () => void }[] = [];
afterEach(() => stores.splice(0).forEach((store) => store.stop()));

interface Options {
  stored?: Record<string, string>;
  isRefusedByBrowser?: boolean;
  analyticsId?: string | null;
  send?: () => Promise<void>;
}

/** A page of a brand with a collector, with its settings loaded. */
function open({ stored = {}, isRefusedByBrowser = false, analyticsId = '7', send = async () => undefined }: Options = {}) {
  const sent: PageView[] = [];
  const time = { now: start };
  const deviceStorage = memoryStore(stored);
  const page = quietPage();
  const store = createAppStore();
  stores.push(store);
  let visitors = 0;
  store.inject(consentSlice);
  store.dispatch(home);
  store.run(
    'consent',
    makeConsentSaga({
      send: (view) => (sent.push(view), send()),
      deviceStorage,
      page,
      clock: { now: () => time.now },
      isRefusedByBrowser: () => isRefusedByBrowser,
      makeVisitorId: () => `000000000000000${(visitors += 1)}`,
      origin: 'https://acme.example',
      referrer: 'https://search.example',
    }),
  );
  store.dispatch(settingsLoaded(settings(analyticsId)));
  return {
    store,
    sent,
    time,
    deviceStorage,
    page,
    question: () => selectQuestion(store.getState()),
    urls: () => sent.map(({ url }) => url),
  };
}

const agreed = { [answerKey]: writeAnswer(['statistics'], start) };
const refused = { [answerKey]: writeAnswer([], start) };

describe('before an answer', () => {
  test('a visitor is asked, and nothing is sent or stored', async () => {
    const world = open();
    world.store.dispatch(promotion);
    world.page.signal('focus');
    await settled();
    expect([world.question(), world.sent, world.deviceStorage.entries()]).toEqual(['asked', [], {}]);
  });

  test('no one is asked if the operator counts nothing, or before that is known', () => {
    expect(open({ analyticsId: null }).question()).toBe('closed');
    const world = open({ analyticsId: null, stored: agreed });
    world.store.dispatch(settingsFailed({ code: 'NETWORK', status: 0, requestId: null }));
    world.store.dispatch(promotion);
    expect(world.sent).toEqual([]);
  });
});

describe('after Allow', () => {
  test('the visible page is counted, then each opened page, by the pattern of its address', () => {
    const { store, urls, question } = open();
    store.dispatch(answered(['statistics']));
    expect([question(), urls()]).toEqual(['closed', ['https://acme.example/']]);
    store.dispatch(promotion);
    store.dispatch(home);
    expect(urls()).toEqual(['https://acme.example/', 'https://acme.example/promotions/:promotion', 'https://acme.example/']);
  });

  test('nothing but these fields is sent, even for a member', () => {
    const { store, sent } = open({ stored: agreed });
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    store.dispatch(languageChanged('en'));
    store.dispatch(promotion);
    expect(sent).toEqual([
      {
        siteId: '7',
        visitor: '0000000000000001',
        name: 'home',
        url: 'https://acme.example/',
        language: 'pt',
        referrer: 'https://search.example',
      },
      {
        siteId: '7',
        visitor: '0000000000000001',
        name: 'promotions',
        url: 'https://acme.example/promotions/:promotion',
        language: 'en',
        referrer: null,
      },
    ]);
  });

  test('a page counts once, even when settings reload or the tab is focused', () => {
    const { store, sent, page } = open({ stored: agreed });
    store.dispatch(settingsLoaded(settings('7')));
    page.signal('focus');
    expect(sent).toHaveLength(1);
  });

  test('the answer is stored with its version and time, and the question is not repeated', () => {
    const { store, deviceStorage } = open();
    store.dispatch(answered(['statistics']));
    expect(JSON.parse(deviceStorage.get(answerKey) ?? '')).toEqual({
      version: purposesVersion,
      at: '2026-03-01T12:00:00.000Z',
      granted: ['statistics'],
    });
    const again = open({ stored: deviceStorage.entries() });
    expect([again.question(), again.sent[0]?.visitor]).toEqual(['closed', '0000000000000001']);
  });

  test('a collector that does not answer delays nothing', () => {
    const { store, urls } = open({ stored: agreed, send: () => new Promise(() => undefined) });
    store.dispatch(promotion);
    expect(urls()).toEqual(['https://acme.example/', 'https://acme.example/promotions/:promotion']);
  });
});

describe('after Refuse', () => {
  test('nothing is sent, now or on the next visit, and the question is not repeated', () => {
    const { store, sent, deviceStorage } = open();
    store.dispatch(answered([]));
    store.dispatch(promotion);
    const next = open({ stored: deviceStorage.entries() });
    next.store.dispatch(promotion);
    expect([sent, next.sent, next.question()]).toEqual([[], [], 'closed']);
  });

  test('the question is repeated after twelve months, or when the purposes change', () => {
    const old = open({ stored: { [answerKey]: writeAnswer([], start - year) } });
    expect(old.question()).toBe('asked');
    const other = open({ stored: { [answerKey]: writeAnswer([], start).replace(`:${purposesVersion}`, ':0') } });
    expect(other.question()).toBe('asked');
  });
});

describe('a visitor who withdraws', () => {
  test('is not counted from then on, and the device forgets the visitor id', () => {
    const { store, sent, deviceStorage } = open({ stored: agreed });
    expect(deviceStorage.get(visitorKey)).not.toBeNull();
    store.dispatch(choicesRequested());
    store.dispatch(answered([]));
    store.dispatch(promotion);
    expect([sent.length, deviceStorage.get(visitorKey)]).toEqual([1, null]);
    store.dispatch(answered(['statistics']));
    expect(sent.at(-1)?.visitor).toBe('0000000000000002');
  });

  test('is not counted in any tab', () => {
    const { store, sent, deviceStorage } = open({ stored: agreed });
    deviceStorage.set(answerKey, writeAnswer([], start));
    store.dispatch(promotion);
    expect([sent.length, deviceStorage.get(visitorKey)]).toEqual([1, null]);
  });

  test('because the answer has expired is asked again, and not counted meanwhile', () => {
    const { store, sent, time, question } = open({ stored: agreed });
    time.now += year;
    store.dispatch(promotion);
    expect([sent.length, question()]).toEqual([1, 'asked']);
  });
});

test('a question answered in another tab closes here', () => {
  const { page, question, deviceStorage } = open();
  deviceStorage.set(answerKey, writeAnswer([], start));
  expect(question()).toBe('asked');
  page.signal('focus');
  expect(question()).toBe('closed');
});

test.each([[{}], [agreed], [refused]])('Global Privacy Control means no, after any earlier answer: %j', (stored) => {
  const { store, sent, question, deviceStorage } = open({ stored: { ...stored, [visitorKey]: '1' }, isRefusedByBrowser: true });
  store.dispatch(promotion);
  expect([question(), sent, deviceStorage.get(visitorKey)]).toEqual(['closed', [], null]);
});
