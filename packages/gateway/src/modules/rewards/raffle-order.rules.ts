/**
 * Tickets ordered by the HMAC of `raffle:<number>` under the seed, lowest first. Anyone with the seed gets the same
 * order.
 */
export function orderByLuck<Ticket extends { readonly number: number }>(
  tickets: readonly Ticket[],
  draw: (message: string) => Buffer,
): Ticket[] {
  return tickets
    .map((ticket) => ({ ticket, lot: draw(`raffle:${ticket.number}`) }))
    .toSorted((one, other) => Buffer.compare(one.lot, other.lot))
    .map(({ ticket }) => ticket);
}
