import type { ValueOf } from '@livery/contract/shapes';
import type { StoredPasskey } from './passkeys.repo.ts';

export function presentPasskey({ id, name, created_at, used_at }: StoredPasskey): ValueOf<'addPasskey'> {
  return { id, name, createdAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null };
}
