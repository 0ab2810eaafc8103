import { button, element } from './element.ts';
import { closeSession, GameError, isUnanswered, openSession } from './game-api.ts';
import { pressKey, type KeyHands } from './controls/keys.ts';
import { tellParent } from './parent-page.ts';
import { errorText, shellTextsFor } from './shell-texts.ts';
import type { OpenAnswer } from './wire.ts';

export interface Playable extends KeyHands {
  readonly root: HTMLElement;
  /** Moves the focus to the play button. */
  focus(): void;
}

const root = document.querySelector('main') ?? document.body;
const parentOrigin = root.dataset['parentOrigin'] ?? '';
const texts = shellTextsFor(document.documentElement.lang);
const ticket = new URLSearchParams(location.search).get('ticket') ?? '';

/** Exchanges the ticket in the address for a sitting, and shows its game. */
export function startGame(make: (game: OpenAnswer) => Playable | Promise<Playable>): void {
  history.replaceState(null, '', location.pathname);
  void open(make);
}

async function open(make: (game: OpenAnswer) => Playable | Promise<Playable>): Promise<void> {
  try {
    const game = await openSession(ticket);
    for (const [tone, colour] of Object.entries(game.palette)) document.documentElement.style.setProperty(`--${tone}`, colour);
    const play = await make(game);
    root.replaceChildren(play.root);
    root.removeAttribute('aria-busy');
    play.focus();
    document.addEventListener('keydown', (event) => onKey(event, play));
    addEventListener('pagehide', () => closeSession(game.session), { once: true });
    tellParent(parentOrigin, 'livery:ready');
  } catch (error) {
    showFailure(error, () => void open(make));
  }
}

function onKey(event: KeyboardEvent, play: Playable): void {
  if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) tellParent(parentOrigin, 'livery:close');
  else pressKey(event, play);
}

function showFailure(error: unknown, again: () => void): void {
  const actions = isUnanswered(error) ? [button({ class: 'action' }, again, texts.retry)] : [];
  const back = button({ class: 'action quiet' }, () => tellParent(parentOrigin, 'livery:close'), texts.back);
  root.removeAttribute('aria-busy');
  root.replaceChildren(
    element(
      'section',
      { class: 'failure', role: 'alert' },
      element('p', {}, errorText(texts, error instanceof GameError ? error.code : 'UNKNOWN')),
      element('div', { class: 'actions' }, ...actions, ...(window.parent === window ? [] : [back])),
    ),
  );
  // The surrounding page shows this frame, so it explains the reason and the next step.
  tellParent(parentOrigin, 'livery:ready');
}
