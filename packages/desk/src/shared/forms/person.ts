const key = 'livery.desk.person';

/** The operator's name in this tab, so that it is entered only once. */
export function keptPerson(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function keepPerson(person: string): void {
  sessionStorage.setItem(key, person);
}

export function forgetPerson(): void {
  sessionStorage.removeItem(key);
}
