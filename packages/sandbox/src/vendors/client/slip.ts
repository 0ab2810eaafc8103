import type { Fixture, Leg, Market, Placed, PlacedLeg, SelectionId, Slip as PlacedSlip } from '../book/wire.ts';
import { b } from './book-texts.ts';
import { el } from './dom.ts';
import { selectionText } from './selection-text.ts';
import { ask, facts, held, money, oddsText, say, short, showBalance, tellParent } from './shell.ts';
import { t } from './texts.ts';

interface Chosen {
  readonly leg: Leg;
  readonly text: string;
  readonly match: string;
  readonly line: number | null;
  /** Current odds. Null if closed. */
  current: number | null;
}

const askAgain = 4_000;

/** The bets about to be placed, and those already placed. */
export class Slip {
  readonly element = el('aside', { class: 'slip' });
  readonly #onChange: () => void;
  readonly #body = el('div', { class: 'slipBody' });
  readonly #opener = el('button', { type: 'button', class: 'opener', onclick: () => this.#toggleSheet() });
  readonly #tabs = {
    slip: el('button', { type: 'button', role: 'tab', onclick: () => this.#show('slip') }, b('slip')),
    bets: el('button', { type: 'button', role: 'tab', onclick: () => this.#show('bets') }, b('bets')),
  };
  readonly #amount = el('input', { id: 'stake', inputmode: 'decimal', autocomplete: 'off', value: short(facts.chips[2] ?? 500) });
  #shown: 'slip' | 'bets' = 'slip';
  #isMultiple = true;
  #isBusy = false;
  #chosen: Chosen[] = [];
  #bets: readonly PlacedSlip[] = [];

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    const hide = el('button', { type: 'button', class: 'hide', 'aria-label': b('hide'), onclick: () => this.#toggleSheet() }, '✕');
    this.element.append(
      this.#opener,
      el('div', { class: 'sheet' }, el('div', { class: 'tabs', role: 'tablist' }, this.#tabs.slip, this.#tabs.bets, hide), this.#body),
    );
    this.#amount.addEventListener('input', () => this.#sum());
    this.#show('slip');
    void this.#readBets();
    setInterval(() => void this.#readBets(), askAgain);
  }

  has(fixture: string, market: string, selection: string): boolean {
    return this.#chosen.some(({ leg }) => leg.fixture === fixture && leg.market === market && leg.selection === selection);
  }

  /** The slip holds at most one bet per match. */
  toggle(fixture: Fixture, market: Market, selection: SelectionId): void {
    const isThere = this.has(fixture.id, market.id, selection);
    this.#chosen = this.#chosen.filter(({ leg }) => leg.fixture !== fixture.id);
    const odds = market.selections.find(({ id }) => id === selection)?.odds ?? null;
    if (!isThere && odds !== null)
      this.#chosen.push({
        leg: { fixture: fixture.id, market: market.id, selection, odds },
        text: selectionText(fixture, market.id, market.line, selection),
        match: `${fixture.home} – ${fixture.away}`,
        line: market.line,
        current: odds,
      });
    this.#onChange();
    this.#show('slip');
  }

  /** Opens the slip on narrow screens, where it is collapsed. */
  open(): void {
    this.element.classList.add('isOpen');
  }

  /** The odds have changed. */
  follow(fixtures: readonly Fixture[]): void {
    const before = JSON.stringify(this.#chosen);
    for (const chosen of this.#chosen) {
      const market = fixtures.find(({ id }) => id === chosen.leg.fixture)?.markets.find(({ id }) => id === chosen.leg.market);
      chosen.current = market?.selections.find(({ id }) => id === chosen.leg.selection)?.odds ?? null;
    }
    if (this.#shown === 'slip' && JSON.stringify(this.#chosen) !== before) this.#drawSlip();
  }

  #toggleSheet(): void {
    this.element.classList.toggle('isOpen');
  }

  #show(what: 'slip' | 'bets'): void {
    this.#shown = what;
    for (const [name, tab] of Object.entries(this.#tabs)) tab.setAttribute('aria-selected', String(name === what));
    if (what === 'slip') this.#drawSlip();
    else this.#drawBets();
    this.#label();
  }

  #label(): void {
    this.#opener.replaceChildren(
      el('span', {}, b('slip')),
      el('b', {}, String(this.#chosen.length)),
      el('span', {}, this.#chosen.length > 0 ? oddsText(this.#odds()) : b('bets')),
    );
  }

  #drawSlip(): void {
    this.#label();
    const isTyping = document.activeElement === this.#amount;
    if (this.#chosen.length === 0) {
      this.#body.replaceChildren(el('p', { class: 'none' }, b('empty')));
      return;
    }
    const rows = this.#chosen.map((chosen) => this.#row(chosen));
    const hasChanged = this.#chosen.some(({ leg, current }) => current !== null && current !== leg.odds);
    const isGone = this.#chosen.some(({ current }) => current === null);
    const act = hasChanged
      ? el('button', { type: 'button', class: 'placeIt accept', onclick: () => this.#accept() }, b('accept'))
      : el(
          'button',
          { type: 'button', class: 'placeIt', 'aria-disabled': String(isGone || this.#isBusy), onclick: () => void this.#place(isGone) },
          b('place'),
        );
    const ways = this.#chosen.length < 2 ? [] : [this.#ways()];
    const quick = facts.chips.slice(1).map((chip) => el('button', { type: 'button', onclick: () => this.#set(chip) }, short(chip)));
    this.#body.replaceChildren(
      el('ul', { class: 'legs' }, ...rows),
      ...ways,
      el('label', { for: 'stake' }, b(this.#chosen.length > 1 && !this.#isMultiple ? 'stakeEach' : 'stakeOf'), this.#amount),
      el('div', { class: 'quickStakes' }, ...quick),
      el('dl', {}, el('dt', {}, b('odds')), el('dd', {}, oddsText(this.#odds())), el('dt', {}, b('mayWin')), el('dd', { class: 'mayWin' })),
      ...(hasChanged ? [el('p', { class: 'changed', role: 'alert' }, b('changed'))] : []),
      act,
    );
    this.#sum();
    if (isTyping) this.#amount.focus();
  }

  #row(chosen: Chosen): HTMLElement {
    const { leg, text, match, current } = chosen;
    const odds =
      current === null
        ? el('b', { class: 'goneOdds' }, '–')
        : el('b', { class: current === leg.odds ? '' : 'movedOdds' }, oddsText(current));
    const was = current !== null && current !== leg.odds ? [el('s', {}, oddsText(leg.odds))] : [];
    const remove = el(
      'button',
      { type: 'button', class: 'remove', 'aria-label': b('remove', { name: text }), onclick: () => this.#remove(chosen) },
      '✕',
    );
    return el(
      'li',
      {},
      el(
        'div',
        {},
        el('strong', {}, text),
        el('small', {}, `${b(leg.market)} · ${match}`),
        ...(current === null ? [el('small', { class: 'gone' }, b('gone'))] : []),
      ),
      el('span', { class: 'price' }, ...was, odds),
      remove,
    );
  }

  #ways(): HTMLElement {
    const way = (isMultiple: boolean): HTMLElement =>
      el(
        'button',
        { type: 'button', 'aria-pressed': String(this.#isMultiple === isMultiple), onclick: () => this.#choose(isMultiple) },
        b(isMultiple ? 'multiple' : 'single'),
      );
    return el('div', { class: 'ways', role: 'group' }, way(true), way(false));
  }

  #choose(isMultiple: boolean): void {
    this.#isMultiple = isMultiple;
    this.#drawSlip();
  }

  #remove(chosen: Chosen): void {
    this.#chosen = this.#chosen.filter((each) => each !== chosen);
    this.#onChange();
    this.#drawSlip();
  }

  #accept(): void {
    this.#chosen = this.#chosen.map((chosen) => ({ ...chosen, leg: { ...chosen.leg, odds: chosen.current ?? chosen.leg.odds } }));
    this.#drawSlip();
  }

  #set(chip: number): void {
    this.#amount.value = short(chip);
    this.#sum();
  }

  #stake(): number {
    const amount = Math.round(Number(this.#amount.value.replace(',', '.')) * 10 ** facts.currency.digits);
    return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
  }

  #odds(): number {
    return Math.round(this.#chosen.reduce((odds, { leg, current }) => (odds * (current ?? leg.odds)) / 100, 100));
  }

  #sum(): void {
    const each = this.#isMultiple ? [this.#odds()] : this.#chosen.map(({ leg, current }) => current ?? leg.odds);
    const place = this.#body.querySelector('.mayWin');
    if (place !== null) place.textContent = money(each.reduce((sum, odds) => sum + Math.floor((this.#stake() * odds) / 100), 0));
  }

  async #place(isGone: boolean): Promise<void> {
    const stake = this.#stake();
    const groups = this.#isMultiple ? [this.#chosen] : this.#chosen.map((chosen) => [chosen]);
    if (isGone || this.#isBusy) return;
    if (stake === 0 || stake * groups.length > held()) {
      say(t('INSUFFICIENT_FUNDS'), 'bad');
      return;
    }
    this.#isBusy = true;
    this.#drawSlip();
    for (const group of groups) {
      const placed = await ask<Placed>('place', { legs: group.map(({ leg }) => leg), stake });
      if (placed === null) break;
      if ('refused' in placed) {
        for (const chosen of group) chosen.current = placed.current?.find(({ fixture }) => fixture === chosen.leg.fixture)?.odds ?? null;
        say(b('changed'), 'bad');
        break;
      }
      this.#chosen = this.#chosen.filter((chosen) => !group.includes(chosen));
      showBalance(placed.balance);
      tellParent('livery:balance');
      say(b('placed'), 'good');
    }
    this.#isBusy = false;
    await this.#readBets();
    this.#onChange();
    this.#show(this.#chosen.length === 0 ? 'bets' : 'slip');
  }

  async #readBets(): Promise<void> {
    if (this.#bets.length > 0 && !this.#bets.some(({ state }) => state === 'open') && this.#shown === 'slip' && !this.#isBusy) return;
    const told = await ask<{ slips: PlacedSlip[]; balance: number }>('slips', {});
    if (told === null) return;
    const hasSettled = this.#bets.some(
      ({ id, state }) => state === 'open' && told.slips.some((slip) => slip.id === id && slip.state !== 'open'),
    );
    if (hasSettled) {
      showBalance(told.balance);
      tellParent('livery:balance');
    }
    const isNew = JSON.stringify(told.slips) !== JSON.stringify(this.#bets);
    this.#bets = told.slips;
    if (this.#shown === 'bets' && isNew) this.#drawBets();
  }

  #drawBets(): void {
    const rows = this.#bets.map(({ legs, stake, odds, state, pays }) => {
      const result =
        state === 'won'
          ? b('paid', { amount: money(pays) })
          : state === 'void'
            ? b('back', { amount: money(pays) })
            : `${b('mayWin')} ${money(Math.floor((stake * odds) / 100))}`;
      return el(
        'li',
        { class: `bet ${state}` },
        el('header', {}, el('b', { class: 'state' }, b(state)), el('span', {}, `${money(stake)} × ${oddsText(odds)}`)),
        ...legs.map(legLine),
        ...(state === 'lost' ? [] : [el('p', {}, result)]),
      );
    });
    this.#body.replaceChildren(rows.length === 0 ? el('p', { class: 'none' }, b('noBets')) : el('ul', { class: 'bets' }, ...rows));
  }
}

function legLine({ match, market, selection, line, odds, state }: PlacedLeg): HTMLElement {
  const [home = '', away = ''] = match.split(' – ');
  return el(
    'p',
    { class: `leg ${state}` },
    el('strong', {}, selectionText({ home, away }, market, line, selection)),
    el('small', {}, `${b(market)} · ${match}`),
    el('span', {}, oddsText(odds)),
  );
}
