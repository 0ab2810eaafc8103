import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DonutChart } from './DonutChart.tsx';

test('describes each part with its value and share, and gives no two the same pattern', async () => {
  const screen = await render(
    <DonutChart
      caption="Stakes by type"
      tableLabel="Show the values"
      pointLabel="Type"
      valueLabel="Stakes"
      shareLabel="Share"
      totalLabel="in all"
      parts={['Casino', 'Live', 'Sports', 'Fishing', 'Poker', 'Rest'].map((label, index) => ({ label, value: index + 1 }))}
      format={(value) => `R$ ${value}`}
      formatShare={(share) => `${Math.round(share * 100)} %`}
    />,
  );
  await expect.element(screen.getByText('R$ 21')).toBeVisible();
  expect(screen.getByRole('listitem').elements()[5]?.textContent).toBe('RestR$ 629 %');
  const paints = [...screen.container.querySelectorAll('li rect')].map((swatch) => swatch.getAttribute('fill'));
  expect(new Set(paints).size).toBe(6);
  await screen.getByText('Show the values').click();
  await expect.element(screen.getByRole('row', { name: 'Rest R$ 6 29 %' })).toBeVisible();
  await expect(screen.container).toBeAccessible();
});
