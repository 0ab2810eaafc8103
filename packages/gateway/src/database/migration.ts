/**
 * `expand` adds what a new release needs and leaves what the old one uses: both run on the database, so it comes before the release.
 * `contract` takes away what no release that still runs uses: it comes once the old one is gone, in a release of its own.
 */
export type Phase = 'expand' | 'contract';

/** A step forward of the database. Names are permanent: a released migration is never edited, renamed or reordered. */
export interface Migration {
  readonly name: string;
  readonly phase: Phase;
  /** SQL, run one after the other. A database keeps their hash. */
  readonly statements: readonly string[];
}
