import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Receipt } from './Receipt.tsx';

test('scrolls into view from its top edge and focuses its title', async () => {
  await page.viewport(390, 600);
  const tall = { blockSize: '1200px' };
  const screen = await render(
    <>
      <div style={tall} />
      <Receipt title="Sent" facts={[{ name: 'Amount', value: '5.00' }]} actions={<button>More</button>} />
      <div style={tall} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  const { top } = screen.getByRole('region', { name: 'Sent' }).element().getBoundingClientRect();
  // Below the header, which covers the page's first 56 px at least.
  expect(top).toBeGreaterThanOrEqual(56);
  expect(top).toBeLessThan(120);
});
