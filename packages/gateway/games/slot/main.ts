import { button, element } from './element.ts';
import { errorText, GamePlay } from './game-play.ts';
import { tellParent } from './parent-page.ts';
import { closeSession, isUnanswered, openSession, SlotError } from './slot-api.ts';
import { slotModels } from './slot-models.ts';
import { textsFor } from './slot-texts.ts';
import type { OpenAnswer } from './slot-wire.ts';

const root = document.querySelector('main') ?? document.body;
const parentOrigin = root.dataset['parentOrigin'] ?? '';
const texts = textsFor(document.documentElement.lang);
const ticket = new URLSearchParams(location.search).get('ticket') ?? '';
history.replaceState(null, '', location.pathname);

void open();

async function open(): Promise<void> {
  try {
    start(await openSession(ticket));
  } catch (error) {
    showFailure(error);
  }
}

function start(game: OpenAnswer): void {
  for (const [tone, colour] of Object.entries(game.palette)) document.documentElement.style.setProperty(`--${tone}`, colour);
  const play = new GamePlay(game, slotModels[game.model], texts);
  root.replaceChildren(play.cabinet.root);
  root.removeAttribute('aria-busy');
  play.cabinet.focusSpin();
  document.addEventListener('keydown', (event) => onKey(event, play));
  addEventListener('pagehide', () => closeSession(game.session), { once: true });
  tellParent(parentOrigin, 'livery:ready');
}

/** Space and Enter spin from anywhere on the machine; a control that has the focus keeps its own keys. */
function onKey(event: KeyboardEvent, play: GamePlay): void {
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') tellParent(parentOrigin, 'livery:close');
  const onControl = event.target instanceof Element && event.target.closest('button, input, a') !== null;
  if (onControl || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
  event.preventDefault();
  void play.play();
}

function showFailure(error: unknown): void {
  const actions = isUnanswered(error) ? [button({ class: 'action' }, () => void open(), texts.retry)] : [];
  const back = button({ class: 'action quiet' }, () => tellParent(parentOrigin, 'livery:close'), texts.back);
  root.removeAttribute('aria-busy');
  root.replaceChildren(
    element(
      'section',
      { class: 'failure', role: 'alert' },
      element('p', {}, errorText(texts, error instanceof SlotError ? error.code : 'UNKNOWN')),
      element('div', { class: 'actions' }, ...actions, ...(window.parent === window ? [] : [back])),
    ),
  );
  // The page around shows the frame: it holds why, and a way on.
  tellParent(parentOrigin, 'livery:ready');
}
