import type { OnMove } from '#modules/agents/moving/move.hooks.ts';
import { isBound } from '../agreement.repo.ts';

/** An agent stays where it is while it has a contract, or a proposal for one, with the upline that it would leave. */
export const refuseBound: OnMove = async (db, { merchantId, memberId, parentId }) =>
  (await isBound(db, { merchantId, memberId }, parentId)) ? 'terms' : null;
