import type { DateParts } from '@livery/ui/BirthDateField';
import type { FieldProblem } from './field-rules.ts';

/** The date from three typed numbers as `yyyy-mm-dd`. Null if it does not exist. */
export function readDate({ day, month, year }: DateParts): string | null {
  if (!/^\d{4}$/.test(year)) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Whole years between two dates as `yyyy-mm-dd`. A birthday on 29 February is on 1 March in other years. */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Checks that a date of birth is valid and at least this many years ago. */
export function checkBirthDate(parts: DateParts, { minAge, today }: { minAge: number; today: string }): FieldProblem | null {
  const birth = readDate(parts);
  if (birth === null || birth > today || ageOn(birth, today) > 130) return { text: 'date.none' };
  return ageOn(birth, today) < minAge ? { text: 'date.tooYoung', values: { age: minAge } } : null;
}
