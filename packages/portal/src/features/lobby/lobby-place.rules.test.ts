import { describe, expect, it } from 'vitest';
import {
  addPage,
  addressOf,
  addsTo,
  chooseClassify,
  chooseSort,
  chooseVendor,
  lobbyFilters,
  movedTo,
  placeOfProvider,
  placeOfType,
  pressFilter,
  readPlace,
  searchFor,
  sourceOf,
  type LobbyPlace,
} from './lobby-place.rules.ts';

const place = (changes: Partial<LobbyPlace> = {}): LobbyPlace => ({ ...placeOfType('RNG'), ...changes });

const at = (search: string, pathname = '/') => ({ pathname, search });

describe('the address of a place', () => {
  it('reads back what it wrote', () => {
    const somewhere = place({ vendor: 'PG', sort: 'name', page: 3, more: 2 });
    expect(readPlace(new URL(addressOf(somewhere), 'https://site.example'))).toEqual(somewhere);
  });

  it('omits defaults', () => {
    expect(addressOf(placeOfType('HOME'))).toBe('/');
    expect(addressOf(place())).toBe('/rng');
    expect(addressOf(placeOfType('COCKFIGHT'))).toBe('/?type=COCKFIGHT');
  });

  it('starts on HOME when the address says nothing [home-05]', () => {
    expect(readPlace(at(''))).toEqual(placeOfType('HOME'));
  });

  it('ignores unknown values', () => {
    expect(readPlace(at('?type=NOWHERE&filter=BEST&page=-4'))).toEqual(placeOfType('HOME'));
  });

  it('knows the game types of the specification [entity-07]', () => {
    const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'INHOUSE', 'LOTT', 'ELOTT'];
    expect(types.map((type) => readPlace(at(`?type=${type}`)).type)).toEqual(types);
  });
});

describe('the paths of lists', () => {
  it.each([
    ['/sports', 'SPORTS'],
    ['/esports', 'ESPORTS'],
    ['/lott', 'LOTT'],
    ['/elott', 'ELOTT'],
    ['/live', 'LIVE'],
    ['/fish', 'FISH'],
    ['/rng', 'RNG'],
    ['/pvp', 'PVP'],
    ['/favorite', 'FAVORITE'],
    ['/recent', 'RECENT'],
  ] as const)('%s is the list of %s', (path, type) => {
    expect(readPlace(at('', path))).toEqual(placeOfType(type));
    expect(addressOf(placeOfType(type))).toBe(path);
  });

  it('have the vendor of the address already selected [route-24]', () => {
    expect(readPlace(at('?vassalage=PG', '/rng'))).toEqual(place({ vendor: 'PG' }));
  });

  it('know all types that games can be filtered by [entity-09]', () => {
    const filters = ['ALL', 'HOT', 'FAV', 'RECENT'];
    expect(filters.map((filter) => readPlace(at(`?filter=${filter}`, '/rng')).filter)).toEqual(filters);
    expect(sourceOf(readPlace(at('?type=NEW')))).toBe('games');
    expect(readPlace(at('?type=NEW')).type).toBe('NEW');
  });
});

describe('the page of a provider', () => {
  it('has its own address, in any capitalization of its code', () => {
    for (const code of ['PG', 'Ação & Cia/2', '%']) {
      const address = addressOf({ ...placeOfProvider(code), page: 2 });
      expect(address).toMatch(/^\/games\/[^/?]+\?page=2$/);
      expect(readPlace(new URL(address, 'https://site.example'))).toEqual({ ...placeOfProvider(code), page: 2 });
    }
    expect(readPlace(at('', '/games/%E0%A4'))).toEqual(placeOfProvider('%E0%A4'));
  });

  it('is the target of every other address of its games', () => {
    expect(movedTo(at('?type=ALL&vassalage=PG'))).toBe('/games/PG');
    expect(movedTo(at('?type=ALL'))).toBe('/games');
    expect(movedTo(at('?sort=new', '/games/PG'))).toBeNull();
    expect(movedTo(at('', '/games/caf%C3%A9'))).toBeNull();
  });
});

describe('pages below the first', () => {
  it('are added one at a time, up to ten, as long as there are more', () => {
    expect(addPage(place({ page: 2 }), 3)).toEqual(place({ page: 2, more: 1 }));
    expect(addPage(place({ page: 2, more: 1 }), 3)).toBeNull();
    expect(addPage(place({ more: 9 }), 99)).toBeNull();
    expect(readPlace(at('?more=5000', '/rng')).more).toBe(9);
    expect(readPlace(at('?more=-1', '/rng')).more).toBe(0);
  });

  it('belong to the same list only', () => {
    expect(addsTo(place({ more: 1 }), place())).toBe(true);
    for (const other of [place({ more: 1 }), place({ page: 2 }), place({ sort: 'new' }), place({ vendor: 'PG' })])
      expect(addsTo(place({ more: 1 }), other)).toBe(false);
  });

  it('are dropped with every other choice', () => {
    const deep = place({ page: 3, more: 2 });
    for (const next of [chooseVendor(deep, 'PG'), chooseClassify(deep, 'REEF'), chooseSort(deep, 'new'), searchFor(deep, 'moon')])
      expect(next).toMatchObject({ page: 1, more: 0 });
    expect(pressFilter({ ...deep, sort: 'new' }, 'HOT')).toMatchObject({ more: 0, sort: null });
  });
});

describe('filters', () => {
  it('are only ALL, HOT, FAV and RECENT [lobby-13]', () => {
    expect(lobbyFilters).toEqual(['ALL', 'HOT', 'FAV', 'RECENT']);
  });

  it('return to ALL when the active one is pressed', () => {
    expect(pressFilter(place({ filter: 'HOT' }), 'HOT').filter).toBe('ALL');
  });

  it('clear vendor and classify on the way back to ALL [lobby-16]', () => {
    const before = place({ filter: 'HOT', vendor: 'PG', classify: 'REEF' });
    expect(pressFilter(before, 'HOT')).toMatchObject({ filter: 'ALL', vendor: null, classify: null });
  });

  it('keep the vendor when going from ALL to another filter', () => {
    expect(pressFilter(place({ vendor: 'PG' }), 'HOT').vendor).toBe('PG');
  });

  it('restart at page 1 [lobby-17]', () => {
    for (const filter of lobbyFilters) expect(pressFilter(place({ page: 4 }), filter).page).toBe(1);
  });

  it('clear the search [lobby-18]', () => {
    for (const filter of lobbyFilters) expect(pressFilter(place({ search: 'moon' }), filter).search).toBe('');
  });
});

describe('choices', () => {
  it('reset classify when the vendor changes [lobby-19]', () => {
    expect(chooseVendor(place({ classify: 'REEF', page: 2 }), 'JDB')).toMatchObject({ vendor: 'JDB', classify: null, page: 1 });
  });

  it('start a classify entry at page 1', () => {
    expect(chooseClassify(place({ page: 2, filter: 'HOT' }), 'REEF')).toMatchObject({ classify: 'REEF', page: 1, filter: 'ALL' });
  });

  it('trim the search text [lobby-07]', () => {
    expect(searchFor(place({ page: 2 }), '  moon  ')).toMatchObject({ search: 'moon', page: 1 });
  });
});

describe('the source of the grid', () => {
  it('is the list that type and filter select', () => {
    expect(sourceOf(place())).toBe('games');
    expect(sourceOf(place({ filter: 'HOT' }))).toBe('hot');
    expect(sourceOf(place({ filter: 'FAV' }))).toBe('favourites');
    expect(sourceOf(place({ filter: 'RECENT' }))).toBe('recent');
    expect(sourceOf(placeOfType('HOT'))).toBe('hot');
    expect(sourceOf(placeOfType('FAV'))).toBe('favouritesOnHome');
    expect(sourceOf(placeOfType('FAVORITE'))).toBe('favourites');
    expect(sourceOf(placeOfType('RECENT'))).toBe('recent');
  });
});
