import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** At most 2,331 bytes, the largest code at error correction level M. Longer text throws `RangeError`. */
  value: string;
  /** Says what scanning it does. */
  label: string;
}

/** Side length, unless the space is smaller (specification, section 9). */
const defaultSize = 200;

/** Width of the light border in modules (ISO/IEC 18004). */
const quietZone = 4;

/** An `img` cannot take its colours from the theme. */
const image = { role: 'img' } as const;

/** Load it lazily, because the encoder weighs more than the button beside it. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, data } = encode(value, { ecc: 'M', border: quietZone });
  return (
    <svg
      className={styles.code}
      width={defaultSize}
      height={defaultSize}
      viewBox={`0 0 ${size} ${size}`}
      {...image}
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={darkRuns(data)} fill="currentColor" />
    </svg>
  );
}

/** One rectangle per run of dark modules, row by row. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');
}
