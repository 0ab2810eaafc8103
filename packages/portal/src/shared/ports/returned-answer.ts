/** What a login provider sent back with; `code` or `error` (RFC 6749, RFC 9207). */
export interface ReturnedAnswer {
  state: string;
  code?: string;
  iss?: string;
  error?: string;
}
