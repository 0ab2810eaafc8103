import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from './BarChart.tsx';

test('draws losses below the zero line and wins above it', async () => {
  const screen = await render(
    <BarChart
      caption="Result, in reais"
      tableLabel="Show the values"
      pointLabel="Day"
      valueLabel="Result"
      bars={[
        { label: 'Mon', value: 40 },
        { label: 'Tue', value: -40 },
      ]}
      format={(value) => `R$ ${value}`}
    />,
  );
  const [win, loss] = [...screen.container.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
  expect(win?.bottom).toBeCloseTo(loss?.top ?? 0, 0);
  expect(win?.height).toBeCloseTo(loss?.height ?? 0, 0);
  await screen.getByText('Show the values').click();
  await expect.element(screen.getByRole('row', { name: 'Tue R$ -40' })).toBeVisible();
});
