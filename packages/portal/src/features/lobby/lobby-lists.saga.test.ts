import { expect, it } from 'vitest';
import { languageChanged } from '#shared/store/events.ts';
import { settled } from '#testing/test-world.ts';
import { buildGames } from './lobby.builders.ts';
import { openLobby, type Call } from '#testing/test-lobby.ts';

it.each([
  [0, [0], 1],
  [1, [1], 1],
  [18, [18], 1],
  [19, [18, 1], 2],
  [10_000, [18, 18], 556],
])('a complete list of %i hot games is shown in pages of 18', async (count, lengths, totalPages) => {
  const { enter, grid } = openLobby({ answers: { hotGames: () => ({ list: buildGames(count) }) } });
  for (const [index, length] of lengths.entries()) {
    enter(`/?type=HOT&page=${index + 1}`);
    await settled();
    expect(grid().value?.games.map(({ nodeId }) => nodeId)).toEqual(Array.from({ length }, (_, place) => index * 18 + place + 1));
    expect(grid().value?.totalPages).toBe(totalPages);
  }
});

/** Lists whose answers arrive on the test's command. */
function openSlowLobby() {
  const waiting: { call: Call; answer: () => void }[] = [];
  const firstOf: Record<string, number> = { RNG: 1, LIVE: 101, FISH: 201 };
  const gameList = (call: Call) =>
    new Promise((resolve) => {
      const first = firstOf[String(call.query['gameType'])] ?? 901;
      const games = buildGames(18, first + (call.query['language'] === 'en' ? 1_000 : 0));
      waiting.push({ call, answer: () => resolve({ games, totalPages: 3, total: 54 }) });
    });
  const lobby = openLobby({ answers: { gameList } });
  const answerAll = async (order: 'first' | 'last') => {
    for (const { answer } of order === 'first' ? waiting : waiting.toReversed()) {
      answer();
      await settled();
    }
  };
  return { ...lobby, answerAll, shown: () => lobby.grid().value?.games[0]?.nodeId };
}

it.each(['first', 'last'] as const)(
  'going back and forward while loading ends in the current list, with the answer requested %s arriving first',
  async (order) => {
    const { enter, answerAll, shown, named } = openSlowLobby();
    for (const address of ['/rng', '/live', '/rng', '/live', '/fish', '/live']) {
      enter(address);
      await settled();
      expect(shown()).toBeUndefined();
    }
    await answerAll(order);
    expect(shown()).toBe(101);
    expect(named('gameList').map(({ signal }) => signal?.aborted)).toEqual([true, true, true, true, true, false]);
  },
);

it.each(['first', 'last'] as const)(
  'a language change while loading leaves no list in the old one, with the answer requested %s arriving first',
  async (order) => {
    const { store, enter, answerAll, shown } = openSlowLobby();
    enter('/rng');
    await settled();
    store.dispatch(languageChanged('en'));
    await settled();
    await answerAll(order);
    expect(shown()).toBe(1_001);
  },
);
