import { createInstance } from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import english from './lists.en.json' with { type: 'json' };
import type { Period } from './period.rules.ts';
import { PeriodField } from './PeriodField.tsx';

await createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { lists: english } }, interpolation: { escapeValue: false } });

function Own({ onChoose }: { onChoose: (period: Period) => void }) {
  const [period, setPeriod] = useState<Period>('today');
  return (
    <PeriodField
      period={period}
      today="2026-03-10"
      onChoose={(next) => {
        setPeriod(next);
        onChoose(next);
      }}
    />
  );
}

test('one press chooses a period that moves with the current day, and custom days stay as they are', async () => {
  const onChoose = vi.fn<(period: Period) => void>();
  const screen = await render(<Own onChoose={onChoose} />);
  await screen.getByRole('button', { name: 'Last 7 days' }).click();
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-03-04');
  await userEvent.fill(screen.getByLabelText('From'), '2026-02-20');
  expect(onChoose.mock.calls).toEqual([['7d'], [{ from: '2026-02-20', to: '2026-03-10' }]]);
});

test('keeps invalid days with an explanation, without reporting them', async () => {
  const onChoose = vi.fn<(period: Period) => void>();
  const screen = await render(<Own onChoose={onChoose} />);
  await userEvent.fill(screen.getByLabelText('From'), '2025-11-01');
  await expect.element(screen.getByText('Choose up to 90 days.')).toBeVisible();
  await expect.element(screen.getByLabelText('From')).toHaveValue('2025-11-01');
  expect(onChoose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Yesterday' }).click();
  await expect.element(screen.getByLabelText('To')).toHaveValue('2026-03-09');
  expect(onChoose.mock.calls).toEqual([['yesterday']]);
});

test('keeps days whose list is rendered later, and takes those of an address that follows', async () => {
  const onChoose = vi.fn<(period: Period) => void>();
  const mount = (period: Period) => <PeriodField period={period} today="2026-03-10" onChoose={onChoose} />;
  const screen = await render(mount('today'));
  await userEvent.fill(screen.getByLabelText('From'), '2026-02-20');
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-02-20');
  expect(onChoose).toHaveBeenCalledTimes(1);
  await screen.rerender(mount({ from: '2026-02-20', to: '2026-03-10' }));
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-02-20');
  await screen.rerender(mount('yesterday'));
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-03-09');
});
