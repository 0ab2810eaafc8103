/**
 * The purposes that a visitor can allow, each off by default. `purposes.<purpose>` of the texts explains them to the
 * player, docs/security.md to the operator.
 */
export const purposes = ['statistics'] as const;

export type Purpose = (typeof purposes)[number];

/** Increase it for every new or extended purpose, so that everyone is asked again. */
export const purposesVersion = 1;
