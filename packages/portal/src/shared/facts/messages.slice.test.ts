import { expect, it } from 'vitest';
import { messageDismissed, messageShown, selectMessages } from './messages.slice.ts';
import { createAppStore } from '../store/store.ts';

it('keeps one message per key, the latest last, until that key is dismissed', () => {
  const store = createAppStore();
  const keys = () => selectMessages(store.getState()).map(({ key, text }) => `${key} ${text}`);
  store.dispatch(messageShown({ key: 'a', tone: 'info', text: 'common:offline' }));
  store.dispatch(messageShown({ key: 'b', tone: 'info', text: 'common:shell.loading' }));
  store.dispatch(messageShown({ key: 'a', tone: 'negative', text: 'common:shell.skip' }));
  expect(keys()).toEqual(['b common:shell.loading', 'a common:shell.skip']);
  store.dispatch(messageDismissed('b'));
  store.dispatch(messageDismissed('nobody'));
  expect(keys()).toEqual(['a common:shell.skip']);
});
