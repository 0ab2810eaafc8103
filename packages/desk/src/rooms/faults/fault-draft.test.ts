import { expect, it } from 'vitest';
import { firstDraft, readDraft } from './fault-draft.ts';

it('contains only the chosen values', () => {
  expect(readDraft(firstDraft, 'ACME').fault).toEqual({ path: '/wps/', code: 'UNAVAILABLE', merchant: 'ACME' });
  expect(
    readDraft({ ...firstDraft, isOnlyHere: false, method: 'GET', effect: 'delay', delay: '250', count: '2', caller: ' me ' }, 'ACME').fault,
  ).toEqual({ path: '/wps/', delay: 250, method: 'GET', count: 2, caller: 'me' });
  expect(readDraft({ ...firstDraft, effect: 'drop', status: 'x' }, 'ACME').fault).toEqual({ path: '/wps/', drop: true, merchant: 'ACME' });
});

it('names every invalid field', () => {
  expect(readDraft({ ...firstDraft, path: 'wps', effect: 'status', status: '200', count: '0' }, 'ACME').wrong).toEqual([
    'path',
    'status',
    'count',
  ]);
  expect(readDraft({ ...firstDraft, effect: 'delay', delay: '60001' }, 'ACME').wrong).toEqual(['delay']);
});
