import { useState } from 'react';
import { withNew } from './visit.rules.ts';

interface Listed {
  of: string;
  ids: readonly number[];
}

/**
 * Keeps items in the order in which this visit first listed them, so that changing one moves none. `of` names the list,
 * and a new name starts over. Items that a filter would now hide stay too.
 */
export function useVisitOrder<Item extends { id: number }>(
  all: readonly Item[],
  arrange: (all: readonly Item[]) => readonly Item[],
  of: string,
): readonly Item[] {
  const [listed, setListed] = useState<Listed>({ of, ids: [] });
  const before = listed.of === of ? listed.ids : [];
  const ids = withNew(
    before,
    arrange(all).map(({ id }) => id),
    (id) => id,
  );
  if (ids !== listed.ids && (ids.length > 0 || listed.of !== of)) setListed({ of, ids });
  const byId = new Map(all.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
