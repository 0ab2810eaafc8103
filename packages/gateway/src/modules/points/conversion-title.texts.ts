import type { Texts } from '#base/texts.ts';

/** What a conversion is called among redemptions. */
export const conversionTitle: Texts = { en: 'Points into cash', pt: 'Pontos em dinheiro' };
