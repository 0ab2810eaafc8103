import type { Fixture, Market, Selection } from '../book/wire.ts';
import { b, type BookKey } from './book-texts.ts';
import { el } from './dom.ts';
import { facts, oddsText, openShell } from './shell.ts';
import { selectionText } from './selection-text.ts';
import { Slip } from './slip.ts';

const codes = [
  'football',
  'futsal',
  'basketball',
  'volleyball',
  'tennis',
  'combat',
  'motor',
  'moba',
  'shooter',
  'efootball',
  'fighting',
  'simracing',
] as const;

/** The sportsbook: matches of one sport with their odds, and the slip beside them. */
export function openBook(): void {
  let sport = facts.sport ?? 'football';
  /** Shown until the player has seen it. */
  let sought = facts.fixture;
  let fixtures: readonly Fixture[] = [];
  const opened = new Set<string>();
  const seen = new Map<string, number | null>();
  const list = el('div', { class: 'matches' });
  const heading = el('h2', { class: 'hidden' });
  const slip = new Slip(() => draw());
  const tabs = codes.map((code) => el('button', { type: 'button', 'data-sport': code, onclick: () => choose(code) }, b(code)));
  const nav = el('nav', { class: 'sports', 'aria-label': b('sports') }, ...tabs);
  openShell(el('div', { class: 'book' }, nav, el('section', { class: 'board' }, heading, list), slip.element));
  choose(sport);
  const source = new EventSource('/book/live');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    fixtures = JSON.parse(data) as Fixture[];
    slip.follow(fixtures);
    draw();
  });

  function choose(code: string): void {
    sport = code;
    for (const tab of tabs) {
      const isChosen = tab.dataset['sport'] === code;
      tab.setAttribute('aria-current', String(isChosen));
      if (isChosen) nav.scrollTo(tab.offsetLeft - nav.clientWidth / 2, 0);
    }
    heading.textContent = b('matchesOf', { sport: b(code as BookKey) });
    draw();
  }

  /** Keeps the focus, because the board renders again whenever odds move. */
  function draw(): void {
    const focused = (document.activeElement as HTMLElement | null)?.dataset['pick'];
    const own = fixtures.filter((fixture) => fixture.sport === sport && (fixture.state === 'live' || fixture.state === 'coming'));
    const parts = (['live', 'coming'] as const).flatMap((state) => {
      const rows = own.filter((fixture) => fixture.state === state);
      return rows.length === 0 ? [] : [el('h3', { class: state }, b(state)), ...rows.map(card)];
    });
    list.replaceChildren(...(parts.length === 0 ? [el('p', { class: 'none' }, b('none'))] : parts));
    for (const { markets, id } of own)
      for (const market of markets)
        for (const { id: selection, odds } of market.selections) seen.set(`${id} ${market.id} ${selection}`, odds);
    if (sought !== null) seek(sought);
    if (focused !== undefined) list.querySelector<HTMLElement>(`[data-pick="${focused}"]`)?.focus();
  }

  /** Scrolls once to the match in the page's address. */
  function seek(id: string): void {
    const found = list.querySelector<HTMLElement>(`[data-fixture="${id}"]`);
    if (found === null) return;
    sought = null;
    // `scrollIntoView` would move the page around the game, too.
    scrollTo(0, scrollY + found.getBoundingClientRect().top - innerHeight / 3);
    if (layOnSlip(id)) return;
    found.querySelector<HTMLElement>('.odds:enabled')?.focus({ preventScroll: true });
  }

  /** Odds that the player tapped before opening this page. Closed ones stay off the slip. */
  function layOnSlip(id: string): boolean {
    const fixture = fixtures.find((each) => each.id === id);
    const market = fixture?.markets.find((each) => each.id === 'winner');
    const odds = market?.selections.find((each) => each.id === facts.pick)?.odds ?? null;
    if (fixture === undefined || market === undefined || facts.pick === null || odds === null) return false;
    slip.toggle(fixture, market, facts.pick);
    slip.open();
    return true;
  }

  function card(fixture: Fixture): HTMLElement {
    const { id, league, home, away, score, state, startsAt, progress, markets } = fixture;
    const time = new Intl.DateTimeFormat(facts.language, { hour: '2-digit', minute: '2-digit' }).format(startsAt);
    const clock = el('i', {});
    clock.style.setProperty('--progress', `${progress}%`);
    const side = (name: string, points: number): HTMLElement =>
      el('p', { class: 'side' }, el('b', {}, name), ...(state === 'live' ? [el('output', {}, String(points))] : []));
    const [first, ...others] = markets;
    const more = el('details', { class: 'more' }, el('summary', {}, `+${others.length}`), ...others.map((market) => row(fixture, market)));
    more.open = opened.has(id);
    more.addEventListener('toggle', () => (more.open ? opened.add(id) : opened.delete(id)));
    return el(
      'article',
      { class: id === facts.fixture ? `match ${state} sought` : `match ${state}`, 'data-fixture': id },
      el(
        'header',
        {},
        el('span', {}, league),
        state === 'live' ? el('span', { class: 'clock' }, clock, `${progress}%`) : el('time', {}, b('starts', { time })),
      ),
      el('div', { class: 'sides' }, side(home, score[0]), side(away, score[1])),
      ...(first === undefined ? [] : [row(fixture, first)]),
      ...(others.length === 0 ? [] : [more]),
    );
  }

  function row(fixture: Fixture, market: Market): HTMLElement {
    const buttons = market.selections.map((selection) => pick(fixture, market, selection));
    return el(
      'div',
      { class: 'market', role: 'group', 'aria-label': `${fixture.home} – ${fixture.away}: ${b(market.id)}` },
      el('span', { class: 'name' }, b(market.id)),
      ...buttons,
    );
  }

  function pick(fixture: Fixture, market: Market, { id, odds }: Selection): HTMLElement {
    const before = seen.get(`${fixture.id} ${market.id} ${id}`);
    const button = el(
      'button',
      {
        type: 'button',
        class: 'odds',
        'data-pick': `${fixture.id}-${market.id}-${id}`,
        'aria-pressed': String(slip.has(fixture.id, market.id, id)),
        onclick: () => slip.toggle(fixture, market, id),
      },
      el('span', {}, selectionText(fixture, market.id, market.line, id)),
      el('b', {}, odds === null ? b('closed') : oddsText(odds)),
    );
    button.disabled = odds === null;
    if (odds !== null && typeof before === 'number' && before !== odds) button.classList.add(odds > before ? 'up' : 'down');
    return button;
  }
}
