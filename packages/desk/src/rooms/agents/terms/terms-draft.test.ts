import { expect, test } from 'vitest';
import { someTerms } from '../../../../test/fake-agents.ts';
import { boundsBelow, changesOf, draftOf, readTerms, type Bounds } from './terms-draft.ts';

const { upline, most, least } = someTerms;
const bounds: Bounds = { upline, most, least, isAgent: true };
const draft = draftOf(someTerms);

test('reads back the terms it was created from', () => {
  expect(readTerms(draft, bounds)).toEqual({ terms: { rates: someTerms.rates, limits: someTerms.limits }, wrong: {} });
});

test('says for each field which limit it breaks, and whose limit it is', () => {
  const typed = { rates: { RNG: '0.29', LIVE: '0.41', LOTT: 'x' }, mayRecruitAgents: true, mostDirect: '1001', levels: '1' };
  const { terms, wrong } = readTerms(typed, { ...bounds, most: most && { ...most, limits: { ...most.limits, mayRecruitAgents: false } } });
  expect(terms).toBeNull();
  expect(wrong).toEqual({
    '/rates/RNG': 'Less than agent42 below it has (0.3 %). Lower that one first.',
    '/rates/LIVE': 'More than agent can pass on: 0.4 %.',
    '/rates/LOTT': 'Enter a percentage with up to four decimals.',
    '/limits/mostDirect': 'More than agent can pass on: 1000.',
    '/limits/levels': 'Less than agent42 below it has (2). Lower that one first.',
    '/limits/mayRecruitAgents': 'agent may not recruit agents itself.',
  });
});

test('detects an emptied rate and a removed right that a child still has', () => {
  const floors = [...least, { field: '/limits/mayRecruitAgents', least: 1, account: 'agent42' }];
  const { wrong } = readTerms({ ...draft, rates: {}, mayRecruitAgents: false }, { ...bounds, least: floors });
  expect(Object.keys(wrong)).toEqual(['/rates/RNG', '/limits/mayRecruitAgents']);
});

test('limits the top level by what the contract allows, and gives a player no limits', () => {
  const top: Bounds = { upline: null, most: null, least: [], isAgent: true };
  const { wrong } = readTerms({ ...draft, rates: { RNG: '10.0001' }, levels: '64' }, top);
  expect(wrong).toEqual({ '/rates/RNG': 'More than 10 %.', '/limits/levels': 'More than 63.' });
  expect(readTerms({ ...draft, levels: 'x' }, { ...bounds, isAgent: false }).terms?.limits).toBeNull();
});

test('passes on an agent’s own rates and one level less', () => {
  expect(boundsBelow(someTerms)).toEqual({
    upline: 'agent2',
    most: { rates: someTerms.rates, limits: { mayRecruitAgents: true, mostDirect: 200, levels: 4 } },
    least: [],
    isAgent: true,
  });
});

test('describes changed terms in words', () => {
  const after = { rates: [{ gameType: 'LIVE', ppm: 1_000 }], limits: { mayRecruitAgents: false, mostDirect: 200, levels: 5 } };
  const types = [
    { gameType: 'RNG', name: 'Slots', prizeGroups: null },
    { gameType: 'LIVE', name: 'Live casino', prizeGroups: null },
  ];
  expect(changesOf(someTerms, after, types)).toEqual([
    { name: 'Slots', after: '0 %' },
    { name: 'Live casino', after: '0.1 %' },
    { name: 'May recruit agents', after: 'no' },
  ]);
});
