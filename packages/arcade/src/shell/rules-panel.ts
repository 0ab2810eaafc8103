import { element } from './element.ts';
import { keysHelp } from './controls/keys.ts';
import { formatPercent } from './money.ts';
import { openPanel } from './panel.ts';
import { fill, type ShellTexts } from './shell-texts.ts';
import type { OpenAnswer } from './wire.ts';

/** How the game is played, and what it pays back. */
export function openRules(game: OpenAnswer, texts: ShellTexts, rules: readonly string[]): void {
  const rtp = formatPercent(Math.floor(game.rtp * 10_000) / 10_000, game.language);
  openPanel(texts.howToPlay, texts.close, [
    element('p', { class: 'rtp' }, element('span', {}, texts.rtpTitle), element('strong', {}, rtp)),
    element('p', { class: 'note' }, fill(texts.rtpLeast, { rtp })),
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
    keysHelp(texts),
  ]);
}
