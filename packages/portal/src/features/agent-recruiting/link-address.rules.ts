/** A link's address. Its rates are stored at the gateway, so tampering can change only the sub-id. */
export function pathOfLink(code: string, sub: string): string {
  return `/register?${new URLSearchParams({ code, ...(sub === '' ? {} : { sub }) }).toString()}`;
}
