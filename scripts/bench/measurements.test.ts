import { expect, it } from 'vitest';
import type { Row } from './row.ts';
import { writeMeasurements } from './measurements.ts';

const rows: Row[] = [{ name: 'a start', value: 12, unit: 'ms', budget: 10 }];

it('replaces the measured sections, keeps the others and marks values over budget', () => {
  const first = writeMeasurements(
    '',
    [
      { title: 'Theme', rows },
      { title: 'Build', rows },
    ],
    '2026-01-01',
  );
  const second = writeMeasurements(first, [{ title: 'Theme', rows: rows.map((row) => ({ ...row, value: 8 })) }], '2026-02-02');
  expect(first.match(/\(over\)/g)).toHaveLength(2);
  expect(second.match(/^## .*/gm)).toEqual(['## Theme', '## Build']);
  expect(second).toContain('2026-02-02');
  expect(second).toContain('2026-01-01');
  expect(second.match(/\(over\)/g)).toHaveLength(1);
  expect(second.match(/^# Measurements$/gm)).toHaveLength(1);
});
