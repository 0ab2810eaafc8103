import { AppError } from '#base/app-error.ts';

/** Who acts at the desk, as it is written down. @throws AppError INVALID_REQUEST for a name of spaces alone */
export function readPerson({ person }: { readonly person: string }): string {
  const name = person.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  if (name === '') throw new AppError('INVALID_REQUEST', { fields: { '/person': 'required' } });
  return name;
}

/** @throws AppError INVALID_REQUEST where the first person comes again as the second */
export function requireSecond(first: string, second: string): void {
  if (first.toLowerCase() === second.toLowerCase()) throw new AppError('INVALID_REQUEST', { fields: { '/person': 'second' } });
}
