/**
 * The purposes that a visitor can allow, each off by default. What it does is
 * said in `purposes.<purpose>` of the texts, for the player; docs/security.md says it for the operator.
 */
export const purposes = ['statistics'] as const;

export type Purpose = (typeof purposes)[number];

/** Increase it for every new or extended purpose, so that everyone is asked again. */
export const purposesVersion = 1;
