/** The page of a record, and the end from which it is read. Newest first by default. */
export interface RecordPage {
  readonly after?: string;
  readonly limit: number;
  readonly order?: 'newest' | 'oldest' | undefined;
}
