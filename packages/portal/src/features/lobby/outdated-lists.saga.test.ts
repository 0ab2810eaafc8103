import { expect, it } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { languageChanged, loggedOut } from '#shared/store/events.ts';
import { settled } from '#testing/test-world.ts';
import { buildGames } from './lobby.builders.ts';
import { selectSections } from './lobby.selectors.ts';
import { sectionRetried } from './lobby.slice.ts';
import { openLobby, type Call } from '#testing/test-lobby.ts';

const refuse = (): never => {
  throw new ApiFailure({ code: 'INTERNAL', status: 500, requestId: null });
};

it.each([
  ['/rng', '/rng?page=2', 'gameList', { games: buildGames(18), totalPages: 3, total: 54 }],
  ['/favorite', '/favorite?page=2', 'favouriteList', { content: buildGames(2, 300), pageNum: 1, totalPages: 2 }],
] as const)('the games of %s are not shown as those of %s when these fail to load', async (first, second, name, page) => {
  const answers = { [name]: ({ query }: Call) => (Number(query['pageNo'] ?? query['pageNum'] ?? 1) > 1 ? refuse() : page) };
  const { enter, grid } = openLobby({ isMember: true, answers });
  enter(first);
  await settled();
  expect(grid().value?.games).not.toHaveLength(0);
  enter(second);
  expect(grid()).toMatchObject({ status: 'loading' });
  await settled();
  expect(grid()).toMatchObject({ status: 'failed', value: undefined });
  enter(first);
  await settled();
  expect(grid()).toMatchObject({ status: 'ready' });
});

it('games in the previous language disappear when those of the next one fail to load', async () => {
  const answers = {
    gameList: ({ query }: Call) => (query['language'] === 'en' ? refuse() : { games: buildGames(18), totalPages: 1, total: 18 }),
  };
  const { store, enter, grid } = openLobby({ answers });
  enter('/rng');
  await settled();
  store.dispatch(languageChanged('en'));
  await settled();
  expect(grid()).toMatchObject({ status: 'failed', value: undefined });
});

it('a failure of the visible page keeps its games', async () => {
  let isDown = false;
  const answers = { gameList: () => (isDown ? refuse() : { games: buildGames(18), totalPages: 1, total: 18 }) };
  const { store, enter, grid } = openLobby({ answers });
  enter('/rng');
  await settled();
  isDown = true;
  store.dispatch(loggedOut());
  await settled();
  expect(grid().value?.games).toHaveLength(18);
});

it('a late retry in the previous language does not overwrite the games of the next one', async () => {
  const late = Promise.withResolvers<object>();
  const answers = {
    gameList: ({ query }: Call) => {
      if (query['gameType'] !== 'INHOUSE') return { games: [], totalPages: 0, total: 0 };
      return query['language'] === 'en' ? { games: buildGames(6, 500), totalPages: 1, total: 6 } : late.promise;
    },
  };
  const { store, enter, state } = openLobby({ answers });
  enter('/');
  store.dispatch(sectionRetried('INHOUSE'));
  store.dispatch(languageChanged('en'));
  await settled();
  late.resolve({ games: buildGames(6, 700), totalPages: 1, total: 6 });
  await settled();
  expect(selectSections(state()).find(({ id }) => id === 'INHOUSE')?.games[0]?.nodeId).toBe(500);
});
