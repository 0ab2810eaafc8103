import { inLanguage, type Texts } from '#base/texts.ts';

/**
 * The reason shown if nobody wrote one: a vendor took the bet back, the player did, the house could not finish the
 * game, or a lottery returned it.
 */
export const vendorRollback = 'vendor-rollback';
export const playerTookBack = 'player-took-back';
export const roundInterrupted = 'round-interrupted';
export const chaseStopped = 'chase-stopped';
export const beaconFailed = 'beacon-failed';

const texts = new Map<string, Texts>([
  [vendorRollback, { en: 'The game’s provider took the bet back.', pt: 'O provedor do jogo cancelou a aposta.' }],
  [playerTookBack, { en: 'You took the bet back before the round began.', pt: 'Você cancelou a aposta antes de a rodada começar.' }],
  [
    chaseStopped,
    { en: 'Your slip stopped before this draw, as you asked.', pt: 'Seu bilhete parou antes deste sorteio, como você pediu.' },
  ],
  [
    beaconFailed,
    {
      en: 'The draw could not take place, so your stake came back.',
      pt: 'O sorteio não pôde acontecer, por isso sua aposta foi devolvida.',
    },
  ],
  [roundInterrupted, { en: 'The round was interrupted on our side.', pt: 'A rodada foi interrompida do nosso lado.' }],
]);

/** Why a bet was undone, as the member reads it. */
export function reasonText(reason: string, language: string): string {
  const known = texts.get(reason);
  return known === undefined ? reason : inLanguage(known, language);
}
