import { element } from '../element.ts';
import type { ShellTexts } from '../shell-texts.ts';
import type { StakeStep } from './stake-steps.ts';

export interface KeyHands {
  play(): void;
  changeStake(step: StakeStep): void;
}

const steps: Readonly<Record<string, StakeStep>> = { ArrowUp: 'up', ArrowRight: 'up', ArrowDown: 'down', ArrowLeft: 'down' };

/**
 * Space and Enter play, arrows change the stake, and a letter presses the tool that shows it. A focused control keeps
 * its own keys: a button Space and Enter, a field all of them.
 */
export function pressKey(event: KeyboardEvent, hands: KeyHands): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea')) return;
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    return hands.changeStake(step);
  }
  const tool = /^[a-z]$/i.test(event.key) ? document.querySelector<HTMLButtonElement>(`[data-key="${event.key.toLowerCase()}"]`) : null;
  if (tool !== null && !event.repeat) return tool.click();
  if (target?.closest('button, a') || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
  event.preventDefault();
  hands.play();
}

/** The keyboard shortcuts, shown where there is a keyboard. */
export function keysHelp(texts: ShellTexts): HTMLElement {
  const row = (keys: readonly string[], what: string): HTMLElement =>
    element('li', {}, element('span', { class: 'keys-of' }, ...keys.map((key) => element('kbd', {}, key))), what);
  return element(
    'section',
    { class: 'keys' },
    element('h3', {}, texts.keys),
    element(
      'ul',
      {},
      row([texts.space], texts.keyPlay),
      row(['↑', '↓'], texts.keyStake),
      row(['M'], texts.sound),
      row(['Esc'], texts.keyLeave),
    ),
  );
}
