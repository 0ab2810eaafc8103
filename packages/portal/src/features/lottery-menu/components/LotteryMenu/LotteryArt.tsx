import type { LotteryGroupCode } from '@livery/contract/lotteries';
import * as styles from './LotteryMenu.css.ts';

interface Drawn {
  shape: 'ball' | 'tile';
  numbers: readonly number[];
}

/** A possible draw, with its last part emphasized. */
const drawn: Record<LotteryGroupCode, Drawn> = {
  '11X5': { shape: 'ball', numbers: [3, 11, 8, 1, 6] },
  LF: { shape: 'ball', numbers: [5, 0, 7] },
  LHC: { shape: 'ball', numbers: [9, 27, 41, 16, 33, 49] },
  PK10: { shape: 'tile', numbers: [8, 3, 10, 1, 6, 2] },
  SSC: { shape: 'tile', numbers: [7, 0, 4, 9, 2] },
  VN: { shape: 'tile', numbers: [4, 5, 1, 2, 3] },
};

const step = 34;
const size = 28;
const middle = 20;

/** Balls or tiles in a row. Decoration. */
export function LotteryArt({ type }: { type: LotteryGroupCode }) {
  const { shape, numbers } = drawn[type];
  return (
    <svg className={styles.art} viewBox={`0 0 ${numbers.length * step} 40`} aria-hidden="true">
      {numbers.map((number, index) => {
        const x = index * step + step / 2;
        const look = index === numbers.length - 1 ? styles.special : styles.plain;
        return (
          <g key={number}>
            {shape === 'ball' ? (
              <circle className={look} cx={x} cy={middle} r={size / 2} />
            ) : (
              <rect className={look} x={x - size / 2} y={middle - size / 2} width={size} height={size} rx="5" />
            )}
            <text className={index === numbers.length - 1 ? styles.specialNumber : styles.number} x={x} y={middle} dy="0.36em">
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
