/** Where a link leads. What it gives is the gateway's to know: an address that was changed changes nothing but the sub-id. */
export function pathOfLink(code: string, sub: string): string {
  return `/register?${new URLSearchParams({ code, ...(sub === '' ? {} : { sub }) }).toString()}`;
}
