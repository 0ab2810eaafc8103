import type { FieldName } from '../account.state.ts';

/** Fields that prove age and identity can be set only once. */
export function onlyOnce(field: FieldName | 'nickname'): boolean {
  return field === 'birthday' || field === 'idNumber';
}
