import type { Kind, KindCode } from '../../model/kind.ts';
import { endingPlays } from './endings.ts';
import { lotPlays } from './lots.ts';
import { drawsOf, type Prizes } from './prizes.ts';

/** South and centre: from prize 8 (two digits) to the special of six digits. */
export const vn18 = vietnamese('VN18', {
  digits: [2, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6],
  special: 17,
  heads: { 2: [0], 3: [1] },
});

/** North: from the special of five digits to the four prizes of two digits. */
export const vn27 = vietnamese('VN27', {
  digits: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2],
  special: 0,
  heads: { 2: [23, 24, 25, 26], 3: [20, 21, 22] },
});

function vietnamese(code: KindCode, prizes: Prizes): Kind {
  return {
    code,
    space: { by: 'prizes', digits: prizes.digits },
    total: drawsOf(prizes),
    plays: [...lotPlays(prizes), ...endingPlays(prizes)],
    labelsOf: (draw) => draw.map((prize, place) => String(prize).padStart(prizes.digits[place] ?? 0, '0')),
  };
}
