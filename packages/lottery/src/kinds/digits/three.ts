import type { Play } from '../../model/play.ts';
import type { Balls } from '../plays/balls.ts';
import { anyOrder, direct } from '../plays/places.ts';
import { formOfThree } from './forms.ts';
import { groupOf, groupThree } from './groups.ts';
import { atLeast, bothDigits } from './occurrences.ts';

/** Plays on three digits in a row. Of 1,000 triples, 271 have a given digit. */
export function threeDigits(prefix: string, balls: Balls, places: readonly number[]): Play[] {
  return [
    direct(`${prefix}-direct`, prefix, balls, places),
    groupOf(prefix, groupThree, balls, places),
    anyOrder(`${prefix}-group-6`, prefix, balls, places),
    formOfThree(prefix, balls, places),
    atLeast(`${prefix}-once`, prefix, balls, places, 1, 271n * balls.fixed(3)),
    bothDigits(`${prefix}-both`, prefix, balls, places),
  ];
}

/** Plays on two digits in a row. */
export function twoDigits(prefix: string, balls: Balls, places: readonly number[]): Play[] {
  return [direct(`${prefix}-direct`, prefix, balls, places), anyOrder(`${prefix}-group`, prefix, balls, places)];
}
