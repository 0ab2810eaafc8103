type Text = string | ((values: never) => string);

export interface ErrorWords {
  /** The message. */
  readonly message: Text;
  /** The fix. */
  readonly hint: Text;
  /** Only if a case has another exit code than its error. */
  readonly exitCode?: number;
}

/** An entry of the table of errors. An error with several causes has words for each of its `cases`. */
export type ErrorEntry = { readonly title: string; readonly exitCode: number } & (
  | ErrorWords
  | { readonly cases: Readonly<Record<string, ErrorWords>> }
);

type ValuesIn<Words extends Text> = Words extends (values: infer Values) => string ? Values : unknown;

/** The values that an error's words need. */
export type ValuesOf<Words extends ErrorWords> = ValuesIn<Words['message']> & ValuesIn<Words['hint']>;

export type ErrorEntries = Readonly<Record<string, ErrorEntry>>;

export const quoted = (text: string): string => JSON.stringify(text);

/** `acme, beta and nova`. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
