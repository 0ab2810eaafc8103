import type { Kind } from '../../model/kind.ts';
import { normalPlays } from './normal.ts';
import { numberLabels, total } from './numbers.ts';
import { sevenPlays } from './seven.ts';
import { specialPlays } from './special.ts';

/** Mark Six: six numbers from 49 and a special one. */
export const lhc: Kind = {
  code: 'LHC',
  space: { by: 'distinct', count: 7, of: 49 },
  total,
  plays: [...specialPlays, ...normalPlays, ...sevenPlays],
  labelsOf: (draw) => draw.map((number) => numberLabels[number - 1] ?? String(number)),
};
