import type { FieldName } from '../account.state.ts';

/** What somebody's age and person are known by is told once. */
export function onlyOnce(field: FieldName | 'nickname'): boolean {
  return field === 'birthday' || field === 'idNumber';
}
