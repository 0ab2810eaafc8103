import { AppError } from '#base/app-error.ts';

/** The operator's name for the record. @throws AppError INVALID_REQUEST for a blank name */
export function readPerson({ person }: { readonly person: string }): string {
  const name = person.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  if (name === '') throw new AppError('INVALID_REQUEST', { fields: { '/person': 'required' } });
  return name;
}

/** @throws AppError INVALID_REQUEST when one person tries to decide twice */
export function requireSecond(first: string, second: string): void {
  if (first.toLowerCase() === second.toLowerCase()) throw new AppError('INVALID_REQUEST', { fields: { '/person': 'second' } });
}
