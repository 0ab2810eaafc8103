import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { ServiceApi } from './service.api.ts';
import { makeServiceSaga } from './service.saga.ts';
import {
  feedbackOpened,
  feedbackSubmitted,
  modelsRequested,
  selectFeedback,
  selectModels,
  selectSentFeedback,
  selectVerdict,
  serviceSlice,
  verdictRequested,
} from './service.slice.ts';

const desk = { modelId: 'general', csType: 'CHAT', title: 'Service', isOpen: true };

function openService(changes: Partial<ServiceApi> = {}) {
  const api: ServiceApi = {
    getModels: async () => [desk],
    getDomains: async () => ({ mainDomain: 'acme.example', domainRoute: [] }),
    getVerdict: async (contact) => ({ isOfficial: contact === 'acme_support', channel: null, name: null }),
    putFeedback: async () => 'F-1',
    ...changes,
  };
  const store = createAppStore();
  store.inject(serviceSlice);
  store.dispatch(modelsRequested());
  store.run('service', makeServiceSaga(api));
  return store;
}

it('answers what a page asked for before it ran', async () => {
  const store = openService();
  await settled();
  expect(selectModels(store.getState()).value).toEqual([desk]);
});

it('tells whether a contact is the operator’s, and nothing of the one before meanwhile', async () => {
  const store = openService();
  store.dispatch(verdictRequested('acme_support'));
  await settled();
  expect(selectVerdict(store.getState()).value?.isOfficial).toBe(true);
  store.dispatch(verdictRequested('somebody'));
  expect(selectVerdict(store.getState()).value).toBeUndefined();
  await settled();
  expect(selectVerdict(store.getState()).value?.isOfficial).toBe(false);
});

describe('feedback', () => {
  it('that is sent by two presses at once is sent once', async () => {
    const sent: string[] = [];
    const store = openService({ putFeedback: async ({ content }) => (sent.push(content), settled().then(() => 'F-1')) });
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    await settled();
    await settled();
    expect([sent, selectSentFeedback(store.getState())]).toEqual([['Good'], 'F-1']);
  });

  it('is thanked for once it is there, and can be written again', async () => {
    const store = openService();
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    await settled();
    expect(selectSentFeedback(store.getState())).toBe('F-1');
    store.dispatch(feedbackOpened());
    expect(selectSentFeedback(store.getState())).toBeNull();
  });

  it('is not when the gateway refuses', async () => {
    const failure = new ApiFailure({ code: 'RATE_LIMITED', status: 429, requestId: null });
    const store = openService({ putFeedback: async () => Promise.reject(failure) });
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    await settled();
    expect(selectFeedback(store.getState())).toMatchObject({ status: 'refused', failure: { code: 'RATE_LIMITED' } });
    expect(selectSentFeedback(store.getState())).toBeNull();
  });
});
