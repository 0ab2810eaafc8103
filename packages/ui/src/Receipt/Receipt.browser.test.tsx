import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Receipt } from './Receipt.tsx';

const given = {
  title: 'Sent',
  facts: [
    { name: 'Amount', value: '5.00' },
    { name: 'Number', value: '71' },
  ],
  issuer: 'Acme',
  tools: { share: 'Share', copy: 'Copy receipt', copied: 'Copied', copyFailed: 'Copy it by hand', print: 'Print' },
  actions: <button>More</button>,
};
const inText = 'Acme\nSent\nAmount: 5.00\nNumber: 71';

afterEach(() => void vi.restoreAllMocks());

test('scrolls into view from its top edge and focuses its title', async () => {
  await page.viewport(390, 600);
  const tall = { blockSize: '1200px' };
  const screen = await render(
    <>
      <div style={tall} />
      <Receipt {...given} />
      <div style={tall} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  const { top } = screen.getByRole('region', { name: 'Sent' }).element().getBoundingClientRect();
  // Below the header, which covers at least the first 56 px of the page.
  expect(top).toBeGreaterThanOrEqual(56);
  expect(top).toBeLessThan(120);
});

test('can be shared in full with the system’s sheet, and printed', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  const screen = await render(<Receipt {...given} />);
  await screen.getByRole('button', { name: 'Share' }).click();
  await screen.getByRole('button', { name: 'Print' }).click();
  Reflect.deleteProperty(navigator, 'share');
  expect(shared).toEqual([{ title: 'Sent', text: inText }]);
  expect(print).toHaveBeenCalledOnce();
});

test('is the only thing printed, from a page and from a dialog', async () => {
  const screen = await render(
    <>
      <p>Page</p>
      <dialog ref={(dialog) => dialog?.showModal()} style={{ visibility: 'visible' }}>
        <p>Beside</p>
        <Receipt {...given} />
      </dialog>
    </>,
  );
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const visibility = (text: string) => getComputedStyle(screen.getByText(text, { exact: true }).element()).visibility;
  expect(['Page', 'Beside', 'Sent', '71'].map(visibility)).toEqual(['hidden', 'hidden', 'visible', 'visible']);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

test('is copied as text where the browser has no share sheet', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const screen = await render(<Receipt {...given} />);
  await screen.getByRole('button', { name: 'Copy receipt' }).click();
  await expect.element(screen.getByText('Copied')).toBeVisible();
  expect(written).toHaveBeenCalledWith(inText);
});
