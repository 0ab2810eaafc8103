import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

test('leads to a page, to the next and to the one before, and nowhere beyond the first', async () => {
  const onChange = vi.fn<(page: number) => void>();
  const screen = await render(<Pagination page={1} total={7} onChange={onChange} labels={labels} />);
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await screen.getByRole('button', { name: 'Previous page' }).click({ force: true });
  expect(onChange.mock.calls).toEqual([[2], [2]]);
  await expect.element(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect(screen.container).toBeAccessible();
});
