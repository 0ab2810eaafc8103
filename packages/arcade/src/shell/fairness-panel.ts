import { button, element } from './element.ts';
import { verifyRounds, type CheckableRound, type Verdict } from './fairness.ts';
import { rotateSeed } from './game-api.ts';
import { openPanel } from './panel.ts';
import { fill, fillCount, type ShellTexts } from './shell-texts.ts';
import type { OpenAnswer } from './wire.ts';

const seedPattern = '[A-Za-z0-9\\-]{1,64}';

/** What is remembered of a sitting until its seed is revealed. */
export interface FairPlay {
  clientSeed: string;
  commitment: string;
  rounds: CheckableRound[];
  /** A round that the seed decides is still running. */
  readonly isBusy: boolean;
}

/** Commitment, the player's own seed, and the check of all rounds since the last reveal. */
export function openFairness(play: FairPlay, game: OpenAnswer, texts: ShellTexts): void {
  const commitment = element('code', {}, play.commitment);
  const rounds = element('p', { class: 'note' }, fill(texts.rounds, { count: play.rounds.length }));
  const verdict = element('p', { class: 'verdict', role: 'status' });
  const revealed = element('div', { class: 'revealed', hidden: true });
  const seed = element('input', {
    type: 'text',
    value: play.clientSeed,
    pattern: seedPattern,
    maxlength: 64,
    required: true,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'seed-rule',
  });
  seed.addEventListener('change', () => {
    if (seed.reportValidity()) play.clientSeed = seed.value;
    else seed.value = play.clientSeed;
  });

  const reveal = async (): Promise<void> => {
    if (play.isBusy) return say(verdict, false, texts.roundOpen);
    action.disabled = true;
    try {
      const played = play.rounds;
      const answer = await rotateSeed(game.session, play.commitment);
      const found = await verifyRounds(answer.serverSeed, play.commitment, played);
      play.commitment = answer.nextCommitment;
      play.rounds = [];
      commitment.textContent = answer.nextCommitment;
      rounds.textContent = fill(texts.rounds, { count: 0 });
      revealed.replaceChildren(element('span', { class: 'label' }, texts.revealed), element('code', {}, answer.serverSeed));
      revealed.hidden = false;
      say(verdict, found.kind === 'fair', verdictText(texts, found, played.length));
    } catch {
      say(verdict, false, texts.rotateFailed);
    } finally {
      action.disabled = false;
    }
  };
  const action = button({ class: 'action' }, () => void reveal(), texts.reveal);

  openPanel(texts.fairTitle, texts.close, [
    element('p', { class: 'note' }, texts.fairNote),
    element('span', { class: 'label' }, texts.commitment),
    commitment,
    element(
      'label',
      { class: 'field' },
      element('span', { class: 'label' }, texts.clientSeed),
      seed,
      element('span', { class: 'note', id: 'seed-rule' }, texts.clientSeedRule),
    ),
    rounds,
    action,
    verdict,
    revealed,
  ]);
}

function verdictText(texts: ShellTexts, verdict: Verdict, count: number): string {
  if (verdict.kind === 'seedMismatch') return texts.seedMismatch;
  if (verdict.kind === 'refuted') return fill(texts.refuted, { nonce: verdict.nonce });
  return count === 0 ? texts.noRounds : fillCount(texts.verified, texts, count);
}

function say(element: HTMLElement, isGood: boolean, text: string): void {
  element.textContent = text;
  element.dataset['tone'] = isGood ? 'good' : 'bad';
}
