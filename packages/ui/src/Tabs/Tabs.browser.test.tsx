import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkTabs, Tabs } from './Tabs.tsx';

const items = ['Open', 'Settled', 'Void'].map((label) => ({ id: label, label }));

function Bets() {
  const [value, setValue] = useState('Open');
  return (
    <Tabs label="Bets" items={items} value={value} onChange={setValue}>
      {`${value} bets`}
    </Tabs>
  );
}

describe('Tabs', () => {
  test('have one tab stop, and the arrow keys show the next panel', async () => {
    const screen = await render(<Bets />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'Settled' })).toHaveFocus();
    await expect.element(screen.getByRole('tabpanel', { name: 'Settled' })).toHaveTextContent('Settled bets');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'Open' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tablist').element().contains(document.activeElement)).toBe(false);
  });

  test.each(['flex', 'grid'])('stay visible above panels taller than their space in a column of %s', async (display) => {
    const screen = await render(
      <div style={{ display, flexDirection: 'column', gridTemplateRows: 'minmax(0, 1fr) auto', blockSize: '10rem', overflow: 'auto' }}>
        <Tabs label="Bets" items={items} value="Open" onChange={() => undefined}>
          <div style={{ blockSize: '40rem' }} />
        </Tabs>
      </div>,
    );
    const tab = screen.getByRole('tab', { name: 'Open' }).element().getBoundingClientRect();
    expect(screen.getByRole('tablist').element().clientHeight).toBeGreaterThanOrEqual(tab.height);
  });

  test('move in the opposite direction in right-to-left text', async () => {
    const screen = await render(
      <div dir="rtl">
        <Bets />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('tab', { name: 'Settled' })).toHaveFocus();
  });
});

test('LinkTabs are a navigation with the current page marked', async () => {
  const screen = await render(
    <LinkTabs label="My account" current="Void" items={items.map((item) => ({ ...item, href: `#${item.id}` }))} />,
  );
  await expect.element(screen.getByRole('navigation', { name: 'My account' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Void' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Open' })).not.toHaveAttribute('aria-current');
});

test('LinkTabs scroll the current page into view', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Section ${index}`, href: '#' }));
  const screen = await render(<LinkTabs label="My account" current="20" items={many} />);
  await expect.element(screen.getByRole('link', { name: 'Section 20' })).toBeInViewport();
});
