import { inLanguage, type Texts } from '../../server/texts.ts';

/** Stands in place of a reason where a vendor took a bet back: nobody wrote one. */
export const vendorRollback = 'vendor-rollback';

const rolledBack: Texts = { en: 'The game’s provider took the bet back.', pt: 'O provedor do jogo cancelou a aposta.' };

/** Why a bet was undone, as the member reads it. */
export function reasonText(reason: string, language: string): string {
  return reason === vendorRollback ? inLanguage(rolledBack, language) : reason;
}
