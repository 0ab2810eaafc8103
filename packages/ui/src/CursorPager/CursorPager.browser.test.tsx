import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AnchorProps } from '../Button/Button.tsx';
import { CursorPager } from './CursorPager.tsx';

const link = ({ children, ...props }: AnchorProps) => (
  <a {...props} href="?after=k">
    {children}
  </a>
);

test('links to the existing pages, and explains why there are no more', async () => {
  const screen = await render(
    <CursorPager label="Pages" previous={{ label: 'Newer', link: null, none: 'Newest' }} next={{ label: 'Older', link, none: 'Oldest' }} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '?after=k');
  await expect.element(screen.getByRole('button', { name: 'Newer' })).toHaveAccessibleDescription('Newest');
});

test('is absent when everything fits on one page', async () => {
  const screen = await render(
    <CursorPager label="Pages" previous={{ label: 'Newer', link: null, none: '' }} next={{ label: 'Older', link: null, none: '' }} />,
  );
  expect(screen.container.textContent).toBe('');
});
