/** Brings a brand file from one form to the next. Pure; edits the text in place, so that comments, order and spaces survive. */
export interface Migration {
  /** The form that it reads; it writes the next one. */
  from: number;
  migrate(text: string): {
    text: string;
    /** Points to check by hand, in sentences. */
    notes: string[];
  };
}
