/** The parameters of a login provider's redirect: `code` or `error` (RFC 6749, RFC 9207). */
export interface ReturnedAnswer {
  state: string;
  code?: string;
  iss?: string;
  error?: string;
}
