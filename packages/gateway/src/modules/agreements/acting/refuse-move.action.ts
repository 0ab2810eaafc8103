import { memberTypes } from '@livery/contract/member-types';
import { sql } from 'kysely';
import type { OnMove } from '../../agents/move.hooks.ts';
import { living } from '../agreement.repo.ts';

/** A member who has agreed on something, or is about to, with an upline that the move would take away stays where it is. */
export const refuseBound: OnMove = async (db, { merchantId, memberId, parentId }) => {
  const bound = await db
    .selectFrom('agreement')
    .innerJoin('member', 'member.id', 'agreement.member_id')
    .select('agreement.id')
    .where('agreement.merchant_id', '=', merchantId)
    .where('agreement.member_id', '=', memberId)
    .where('agreement.state', 'in', living)
    .where(
      ({ ref }) =>
        sql<boolean>`${ref('upline_id')} IS DISTINCT FROM
        CASE WHEN ${ref('member.type')} IN (${memberTypes.agent}, ${memberTypes.subAgent}) THEN NULL ELSE ${parentId}::bigint END`,
    )
    .limit(1)
    .executeTakeFirst();
  return bound === undefined ? null : 'terms';
};
