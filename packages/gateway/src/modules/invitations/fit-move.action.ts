import type { OnMove } from '../agents/moving/move.hooks.ts';
import { readAgentTerms, readTerms } from './terms.repo.ts';
import { findExcess } from './terms.rules.ts';

/** A member whose rates or limits exceed those of the new parent cannot move. */
export const refuseUnfit: OnMove = async (db, { merchantId, memberId, parentId }) => {
  if (parentId === null) return null;
  const own = await readTerms(db, { merchantId, memberId });
  const excess = findExcess(own, await readAgentTerms(db, { merchantId, memberId: parentId }));
  return Object.keys(excess).length > 0 ? 'terms' : null;
};
