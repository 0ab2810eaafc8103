import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

const draw = (total: number) =>
  render(
    <Pagination
      page={1}
      total={total}
      labels={labels}
      renderLink={(page, { children, ...props }) => (
        <a {...props} href={`#page-${page}`}>
          {children}
        </a>
      )}
    />,
  );

test('leads to a page, the next and the previous one, but not beyond the first', async () => {
  const screen = await draw(7);
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page-2');
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-2');
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect(screen.container).toBeAccessible();
});

test.each([
  [2, 390, 1],
  [5, 320, 1],
  [9, 390, 1],
  [39, 320, 1],
  [9, 1280, 1],
])('%i pages with their buttons on a screen %i wide fit in %i rows', async (total, width, rows) => {
  await page.viewport(width, 844);
  const screen = await draw(total);
  const links = screen
    .getByRole('link')
    .elements()
    .filter((link) => link.getClientRects().length > 0);
  expect(new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))).size).toBe(rows);
  for (const link of links) expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(width);
});
