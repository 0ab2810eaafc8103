import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { ServiceApi } from './service.api.ts';
import { makeServiceSaga } from './service.saga.ts';
import { feedbackOpened, feedbackSubmitted, selectFeedback, selectSentFeedback, serviceSlice } from './service.slice.ts';

function openService(changes: Partial<ServiceApi> = {}) {
  const api: ServiceApi = {
    putFeedback: async () => 'F-1',
    ...changes,
  };
  const store = createAppStore();
  store.inject(serviceSlice);
  store.run('service', makeServiceSaga(api));
  return store;
}

describe('feedback', () => {
  it('is sent once when two presses send it at once', async () => {
    const sent: string[] = [];
    const store = openService({ putFeedback: async ({ content }) => (sent.push(content), settled().then(() => 'F-1')) });
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    await settled();
    await settled();
    expect([sent, selectSentFeedback(store.getState())]).toEqual([['Good'], 'F-1']);
  });

  it('is acknowledged once stored, and can then be written again', async () => {
    const store = openService();
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    await settled();
    expect(selectSentFeedback(store.getState())).toBe('F-1');
    store.dispatch(feedbackOpened());
    expect(selectSentFeedback(store.getState())).toBeNull();
  });

  it('is not acknowledged when the gateway refuses', async () => {
    const failure = new ApiFailure({ code: 'RATE_LIMITED', status: 429, requestId: null });
    const store = openService({ putFeedback: async () => Promise.reject(failure) });
    store.dispatch(feedbackSubmitted({ content: 'Good' }));
    await settled();
    expect(selectFeedback(store.getState())).toMatchObject({ status: 'refused', failure: { code: 'RATE_LIMITED' } });
    expect(selectSentFeedback(store.getState())).toBeNull();
  });
});
