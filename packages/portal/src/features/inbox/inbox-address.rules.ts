import { choiceParam } from '#shared/lists/list-address.ts';

/** The messages in the list. */
export const letterParams = { state: choiceParam(['all', 'unread', 'read'], 'all') };

const letterName = 'letter';

/** The message that an address opens. Null for the list. */
export function readLetterId(search: string): string | null {
  const id = new URLSearchParams(search).get(letterName) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? id : null;
}

/** The same place with another message open, or none. Filters and page stay. */
export function searchWithLetter(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(letterName);
  else query.set(letterName, id);
  return query.size === 0 ? '' : `?${query}`;
}
