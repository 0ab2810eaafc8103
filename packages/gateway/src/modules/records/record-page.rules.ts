/** Which page of a record, and from which end it is read: the newest first unless told. */
export interface RecordPage {
  readonly after?: string;
  readonly limit: number;
  readonly order?: 'newest' | 'oldest' | undefined;
}
