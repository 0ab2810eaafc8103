import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateRange } from './DateRange.tsx';

const labels = { from: 'From', to: 'To', presets: 'Common periods' };
const presets = [{ label: '7 days', from: '2026-05-11', to: '2026-05-17' }];

function Own() {
  const [value, setValue] = useState({ from: '', to: '2026-05-10' });
  return <DateRange label="Period" labels={labels} presets={presets} min="2026-01-01" max="2026-05-17" value={value} onChange={setValue} />;
}

test('offers no day excluded by the other side or the limits', async () => {
  const screen = await render(<Own />);
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  await expect.element(from).toHaveAttribute('max', '2026-05-10');
  await expect.element(from).toHaveAttribute('min', '2026-01-01');
  await from.fill('2026-05-02');
  await expect.element(to).toHaveAttribute('min', '2026-05-02');
  await expect.element(to).toHaveAttribute('max', '2026-05-17');
});

test('fills in both days of a preset, and shows it as selected until a day is changed', async () => {
  const screen = await render(<Own />);
  const week = screen.getByRole('button', { name: '7 days' });
  await week.click();
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-05-11');
  await expect.element(screen.getByLabelText('To')).toHaveValue('2026-05-17');
  await expect.element(week).toHaveAttribute('aria-pressed', 'true');
  await screen.getByLabelText('From').fill('2026-05-12');
  await expect.element(week).toHaveAttribute('aria-pressed', 'false');
});

test('fits both days in one row on a phone', async () => {
  const screen = await render(
    <div style={{ inlineSize: '20.4rem' }}>
      <Own />
    </div>,
  );
  const boxes = ['From', 'To'].map((name) => screen.getByLabelText(name).element().parentElement?.getBoundingClientRect());
  const room = screen.container.firstElementChild?.getBoundingClientRect();
  const [from, to] = boxes;
  expect(from?.top).toBe(to?.top);
  expect(from?.right).toBeLessThan(to?.left ?? 0);
  expect(to?.right).toBeLessThanOrEqual(room?.right ?? 0);
});
