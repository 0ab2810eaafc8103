import type { ValueOf } from '@livery/contract/shapes';
import type { BonusRow } from './bonuses.repo.ts';

export function presentBonus(row: BonusRow): ValueOf<'bonuses'>['items'][number] {
  return {
    id: row.id,
    source: row.source,
    amount: row.amount,
    required: row.required,
    worked: row.worked,
    state: row.state,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
