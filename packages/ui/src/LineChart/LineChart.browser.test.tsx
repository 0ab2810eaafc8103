import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LineChart } from './LineChart.tsx';

const texts = { caption: 'Result a day, in reais', tableLabel: 'Show the values', pointLabel: 'Day' };

test('offers its values as a table, with lines that differ without colour', async () => {
  const screen = await render(
    <LineChart
      {...texts}
      points={['Mon', 'Tue']}
      series={[
        { label: 'Casino', values: [10, -20] },
        { label: 'Live', values: [5, 40] },
      ]}
      format={(value) => `R$ ${value}`}
    />,
  );
  await expect.element(screen.getByRole('figure', { name: 'Result a day, in reais' })).toBeVisible();
  await screen.getByText('Show the values').click();
  await expect.element(screen.getByRole('row', { name: 'Tue R$ -20 R$ 40' })).toBeVisible();
  const dashes = [...screen.container.querySelectorAll('li path')].map((line) => getComputedStyle(line).strokeDasharray);
  expect(new Set(dashes).size).toBe(2);
  await expect(screen.container).toBeAccessible();
});

test('draws 20,000 points with a path sized by the screen, not the list', async () => {
  const values = Array.from({ length: 20_000 }, (_, index) => index % 977);
  const screen = await render(<LineChart {...texts} points={values.map(String)} series={[{ label: 'Balance', values }]} format={String} />);
  const line = [...screen.container.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
  expect(line.split('L').length).toBeLessThan(1300);
});
