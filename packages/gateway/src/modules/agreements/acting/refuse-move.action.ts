import { readTime } from '#database/database-time.ts';
import type { OnMove } from '#modules/agents/moving/move.hooks.ts';
import { isBound } from '../agreement.repo.ts';
import { wouldExceed } from './fit.action.ts';

/**
 * An agent cannot move while it has a contract, or a proposal for one, with the upline that it would leave. Contracts
 * with the house move along if they fit below those of the new uplines.
 */
export const refuseBound: OnMove = async (db, move) =>
  (await isBound(db, move, move.parentId)) || (await wouldExceed(db, move, await readTime(db))) ? 'terms' : null;
