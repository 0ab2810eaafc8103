/**
 * `expand` adds what a new release needs and keeps what the old one uses, so that both run. It comes before the release.
 * `contract` removes what no running release uses. It comes in a later release, after the old one is gone.
 */
export type Phase = 'expand' | 'contract';

/** A step forward of the database. Names are permanent: a released migration is never edited, renamed or reordered. */
export interface Migration {
  readonly name: string;
  readonly phase: Phase;
  /** SQL statements, run one after the other. A database stores their hash. */
  readonly statements: readonly string[];
}
