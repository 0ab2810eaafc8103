import { inLanguage, type Texts } from '#base/texts.ts';

/** Stand in place of a reason where nobody wrote one: a vendor took a bet back, its player did, or the house could not play it on. */
export const vendorRollback = 'vendor-rollback';
export const playerTookBack = 'player-took-back';
export const roundInterrupted = 'round-interrupted';

const texts = new Map<string, Texts>([
  [vendorRollback, { en: 'The game’s provider took the bet back.', pt: 'O provedor do jogo cancelou a aposta.' }],
  [playerTookBack, { en: 'You took the bet back before the round began.', pt: 'Você cancelou a aposta antes de a rodada começar.' }],
  [roundInterrupted, { en: 'The round was interrupted on our side.', pt: 'A rodada foi interrompida do nosso lado.' }],
]);

/** Why a bet was undone, as the member reads it. */
export function reasonText(reason: string, language: string): string {
  const known = texts.get(reason);
  return known === undefined ? reason : inLanguage(known, language);
}
