/** How long events are kept for members who reconnect, in milliseconds. */
export const eventsKept = 10 * 60_000;

/** A reader's cursor in a member's events, and when the gateway issued it. */
export interface EventCursor {
  readonly id: number;
  readonly at: number;
}

/** The id of an event on the wire. It is opaque to its holder, and useless to another member. */
export function writeEventCursor({ id, at }: EventCursor): string {
  return `${id}-${at.toString(36)}`;
}

/** Null if it is invalid, or so old that later events may be gone. */
export function readEventCursor(text: string | null, now: number): EventCursor | null {
  const [, id, at] = /^(\d{1,15})-([0-9a-z]{1,10})$/.exec(text ?? '') ?? [];
  if (id === undefined || at === undefined) return null;
  const cursor = { id: Number(id), at: Number.parseInt(at, 36) };
  return now - cursor.at > eventsKept ? null : cursor;
}
