/** A law of the books, and the query for the first row that breaks it. */
export interface Invariant {
  readonly name: string;
  /** What is true of books that are right. */
  readonly law: string;
  /** Answers rows that break the law, as `row`. */
  readonly broken: string;
}
