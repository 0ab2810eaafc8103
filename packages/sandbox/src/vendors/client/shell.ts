import type { PlayFacts, Refused } from '../wire.ts';
import { el } from './dom.ts';
import { refusal, t } from './texts.ts';

export const facts = JSON.parse(document.body.dataset['facts'] ?? '{}') as PlayFacts;

const written = new Intl.NumberFormat(facts.language, {
  style: 'currency',
  currency: facts.currency.code,
  minimumFractionDigits: facts.currency.digits,
  maximumFractionDigits: facts.currency.digits,
});

export function money(amount: number): string {
  return written.format(amount / 10 ** facts.currency.digits);
}

/** Odds and multiples, in hundredths. */
export function oddsText(odds: number): string {
  return new Intl.NumberFormat(facts.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(odds / 100);
}

/** Whether the page around the game already shows its name and a close button. */
const isFramed = window.parent !== window;

const balanceText = el('output', { 'aria-live': 'off' });
const notice = el('p', { class: 'notice', role: 'status' });
let balance = facts.balance;

export function showBalance(now: number): void {
  balance = now;
  balanceText.textContent = money(now);
}

export const held = (): number => balance;

export function say(text: string, tone: 'plain' | 'good' | 'bad' = 'plain'): void {
  notice.textContent = text;
  notice.dataset['tone'] = tone;
}

/** Notifies the page around the game of an event, never of an amount. */
export function tellParent(type: 'livery:ready' | 'livery:balance' | 'livery:close'): void {
  if (isFramed) window.parent.postMessage({ type }, facts.parentOrigin);
}

/** Calls the arcade. Shows a refusal and returns null. */
export async function ask<Answer extends object>(name: string, asked: object): Promise<Answer | null> {
  const response = await fetch(`/api/${name}`, { method: 'POST', body: JSON.stringify({ play: facts.id, ...asked }) }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Answer | Refused | null | undefined;
  if (answer === null || answer === undefined) {
    say(refusal('AWAY'), 'bad');
    return null;
  }
  if ('refused' in answer && !('current' in answer)) {
    say(refusal(answer.refused), 'bad');
    return null;
  }
  return answer as Answer;
}

export function openShell(stage: Node): void {
  showBalance(facts.balance);
  const room = el('div', { class: 'room' });
  if (facts.cover !== null) {
    const art = el('img', { class: 'art', src: facts.cover, alt: '' });
    art.addEventListener('error', () => art.remove());
    room.append(art);
  }
  const purse = el('p', { class: 'purse' }, el('span', {}, facts.mode === 'demo' ? t('demo') : t('balance')), balanceText);
  const leave = el('button', { class: 'leave', type: 'button', 'aria-label': t('leave'), onclick: () => tellParent('livery:close') }, '✕');
  const name = el('h1', {}, facts.name, el('small', {}, facts.vendor));
  const status = el('div', { class: 'status' }, ...(isFramed ? [purse] : []), notice);
  if (isFramed) name.className = 'unseen';
  else document.body.append(el('header', {}, name, purse, leave));
  document.body.append(room, el('main', {}, ...(isFramed ? [name] : []), stage, status));
  tellParent('livery:ready');
}

/** Renders the chips. Returns the selected one. */
export function chipRow(label: string): { row: HTMLElement; chosen: () => number } {
  let chosen = facts.chips[1] ?? facts.chips[0] ?? 1;
  const buttons = facts.chips.map((chip, index) =>
    el(
      'button',
      { type: 'button', class: `chip chip-${index}`, 'aria-pressed': String(chip === chosen), onclick: () => choose(chip) },
      short(chip),
    ),
  );
  function choose(chip: number): void {
    chosen = chip;
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', String(facts.chips[index] === chip));
  }
  return { row: el('div', { class: 'chips', role: 'group', 'aria-label': label }, ...buttons), chosen: () => chosen };
}

/** `0.50`, `5`, `50`. */
export function short(amount: number): string {
  const value = amount / 10 ** facts.currency.digits;
  return new Intl.NumberFormat(facts.language, {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    notation: value >= 1_000 ? 'compact' : 'standard',
  }).format(value);
}
