/** Plays named after their positions, such as `first3`, use the name of their group. */
const placed = /^(?:five|first\d|middle3|last\d|three)-/;
const counted = /^(any|normal|none|lo|xien|truot|de|head)(?:-(\d+))?$/;

export interface NamedBy {
  /** A key of the texts `plays` and `how`. */
  key: string;
  n: number;
}

/** The text key of a play's name: `any-3` is `any-n` with 3. */
export function nameOf(code: string): NamedBy {
  const key = code.replace(placed, '');
  const [, stem = '', count] = counted.exec(code) ?? [];
  if (count !== undefined) return { key: `${stem}-n`, n: Number(count) };
  return stem === 'de' || stem === 'head' ? { key: `${stem}-n`, n: 2 } : { key, n: 0 };
}
