import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

test('leads to a page, to the next and to the one before, and nowhere beyond the first', async () => {
  const screen = await render(
    <Pagination
      page={1}
      total={7}
      labels={labels}
      renderLink={(page, { children, ...props }) => (
        <a {...props} href={`#page-${page}`}>
          {children}
        </a>
      )}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page-2');
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-2');
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect(screen.container).toBeAccessible();
});
