/** A figure of the bench. If it is over its budget, the bench exits with 1. */
export interface Row {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'kB' | 'MB' | '×' | '/s' | '';
  /** At most this much; at least for `isFloor`. */
  budget?: number | undefined;
  isFloor?: boolean;
}

export function isOver({ value, budget, isFloor = false }: Row): boolean {
  return budget !== undefined && (isFloor ? value < budget : value > budget);
}

export function print(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  for (const row of rows) {
    const budget = row.budget === undefined ? '' : `${row.isFloor === true ? 'at least' : 'at most'} ${row.budget} ${row.unit}`;
    console.log(
      `  ${row.name.padEnd(58)} ${figure(row.value).padStart(9)} ${row.unit.padEnd(3)} ${budget.padEnd(18)} ${isOver(row) ? 'OVER' : ''}`,
    );
  }
}

export function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);
}
