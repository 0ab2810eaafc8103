/**
 * Migrates a brand file from one form to the next. Pure. It edits the text in place, so that comments, order and spaces
 * are kept.
 */
export interface Migration {
  /** The form that it reads. It writes the next one. */
  from: number;
  migrate(text: string): {
    text: string;
    /** What to check by hand, in sentences. */
    notes: string[];
  };
}
