/**
 * What a visitor can agree to, and nothing is done beside it: each purpose by itself, off until it is switched on. What it does is
 * said in `purposes.<purpose>` of the texts, for the player; docs/security.md says it for the operator.
 */
export const purposes = ['statistics'] as const;

export type Purpose = (typeof purposes)[number];

/** Grows with every purpose that is added and every one that does more than before: then everybody is asked again. */
export const purposesVersion = 1;
