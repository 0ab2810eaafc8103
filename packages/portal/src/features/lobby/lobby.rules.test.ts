import { describe, expect, it } from 'vitest';
import { classifyEntries, hasOtherPages, vendorMenuSize, vendorsOf } from './category/category.rules.ts';
import { buildCategory, buildGame, buildGames, buildLanes } from './lobby.builders.ts';
import { placeOfType } from './lobby-place.rules.ts';
import { cutHotList, cutList, isVendorTile, lightMarkOf, menuTypes, nameOf, pageOf, pictureOf, placeOfVendor } from './lobby.rules.ts';

describe('lists of HOME', () => {
  it('are cut to 6 [home-09]', () => {
    expect(cutList(buildGames(7))).toHaveLength(6);
    expect(cutList(buildGames(5))).toHaveLength(5);
  });

  it('cut a hot list of 13 to 6, and show up to 12 in full [home-10]', () => {
    expect(cutHotList(buildGames(13))).toHaveLength(6);
    for (const count of [6, 7, 12]) expect(cutHotList(buildGames(count))).toHaveLength(count);
  });
});

describe('the category menu', () => {
  const categories = [buildCategory('SPORTS', 1), buildCategory('RNG', 2), buildCategory('LIVE', 0), buildCategory('ESPORTS', 3)];

  it('has HOME, HOT, INHOUSE and FAV with any catalogue [home-03]', () => {
    expect(menuTypes([], 'HOME', true)).toEqual(['HOME', 'HOT', 'INHOUSE', 'FAV']);
  });

  it('adds the vendor categories that have vendors [home-04]', () => {
    expect(menuTypes(categories, 'HOME', true)).toEqual(['HOME', 'HOT', 'INHOUSE', 'FAV', 'RNG', 'SPORTS', 'ESPORTS']);
  });

  it('shows the current category even if the menu does not list it', () => {
    expect(menuTypes(categories, 'BGS', true).at(-1)).toBe('BGS');
  });

  it('omits favourites where the brand has none', () => {
    expect(menuTypes(categories, 'HOME', false)).not.toContain('FAV');
  });
});

describe('vendors', () => {
  it('are those of the current type [lobby-03]', () => {
    expect(vendorsOf([...buildLanes(2, 'LIVE'), ...buildLanes(1, 'RNG')], 'LIVE')).toHaveLength(2);
  });

  it('are not offered for in-house games [lobby-04]', () => {
    expect(vendorsOf(buildLanes(3, 'INHOUSE'), 'INHOUSE')).toEqual([]);
  });

  it('get the larger layout from 11 on [lobby-05]', () => {
    expect(vendorMenuSize(10)).toBe('regular');
    expect(vendorMenuSize(11)).toBe('large');
  });

  it('have a separate logo for dark backgrounds', () => {
    expect(lightMarkOf('/art/vendor/PG-dark.svg?v=1')).toBe('/art/vendor/PG-light.svg?v=1');
    expect(lightMarkOf('/art/vendor/PG.svg')).toBe('/art/vendor/PG.svg');
  });

  it('use their own icon [entity-05]', () => {
    expect(vendorsOf(buildLanes(1), 'RNG')[0]?.icon).toBe('/art/vendor/V0.svg');
  });
});

describe('the classify menu', () => {
  const rng = placeOfType('RNG');
  const two = [buildCategory('RNG', 2, { REEF: ['V0'], ORBIT: ['V0', 'V1'] })];

  it('is shown under ALL with two entries, and hidden otherwise [lobby-01]', () => {
    expect(classifyEntries(two, rng).map((entry) => entry.key)).toEqual(['REEF', 'ORBIT']);
    expect(classifyEntries(two, { ...rng, filter: 'HOT' })).toEqual([]);
    expect(classifyEntries([buildCategory('RNG', 2, { REEF: ['V0'] })], rng)).toEqual([]);
  });

  it('is not offered if the vendor’s games are all of one class', () => {
    expect(classifyEntries(two, { ...rng, vendor: 'V1' })).toEqual([]);
  });
});

describe('a tile', () => {
  it('takes its picture from showIcon or iconUrl, by the shape of the tile [entity-04]', () => {
    const game = buildGame(1);
    expect(pictureOf(game, 'portrait')).toBe(game.iconUrl);
    expect(pictureOf(game, 'square')).toBe(game.showIcon);
    expect(pictureOf({ showIcon: '/a.svg', iconUrl: null }, 'portrait')).toBe('/a.svg');
    expect(pictureOf({ showIcon: null, iconUrl: '/b.svg' }, 'square')).toBe('/b.svg');
  });

  it('requests no picture when neither is given [entity-06]', () => {
    expect(pictureOf({ showIcon: null, iconUrl: null }, 'portrait')).toBeNull();
    expect(pictureOf({ showIcon: '', iconUrl: null }, 'square')).toBeNull();
  });

  it('takes its name from gameName or nodeName [entity-04]', () => {
    expect(nameOf({ gameName: 'Moon', nodeName: 'Lua' })).toBe('Moon');
    expect(nameOf({ gameName: '', nodeName: 'Lua' })).toBe('Lua');
  });

  it('of a vendor opens that vendor’s games', () => {
    const tile = buildGame(1, { isGame: 'VASSALAGE', gameType: 'LIVE', vassalage: 'SALA' });
    expect(isVendorTile(tile)).toBe(true);
    expect(placeOfVendor(tile)).toMatchObject({ type: 'LIVE', vendor: 'SALA', page: 1 });
  });
});

describe('a complete list', () => {
  it('is paged by 18 [lobby-12]', () => {
    const list = buildGames(40);
    expect(pageOf(list, 1)).toMatchObject({ totalPages: 3 });
    expect(pageOf(list, 3).games.map((game) => game.nodeId)).toEqual([37, 38, 39, 40]);
  });
});

it('distinguishes an empty page of a longer list from an empty list', () => {
  expect([hasOtherPages(2, 1), hasOtherPages(1, 2), hasOtherPages(9, 3)]).toEqual([true, true, true]);
  expect([hasOtherPages(1, 1), hasOtherPages(1, 0), hasOtherPages(2, 0)]).toEqual([false, false, false]);
});

it.each([
  [0, 1, 0],
  [1, 1, 1],
  [18, 1, 18],
  [19, 2, 1],
  [10_000, 556, 10],
])('a list of %i has %i pages, the last with %i games, and none beyond', (length, totalPages, last) => {
  const games = buildGames(length);
  expect(pageOf(games, totalPages)).toMatchObject({ totalPages, games: { length: last } });
  expect(pageOf(games, totalPages + 1).games).toEqual([]);
});
