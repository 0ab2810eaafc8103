import type { Texts } from '#base/texts.ts';

/** The name of a conversion in the list of redemptions. */
export const conversionTitle: Texts = { en: 'Points into cash', pt: 'Pontos em dinheiro' };
