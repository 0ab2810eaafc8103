import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable, type Column, type DataTableProps, type Sort } from './DataTable.tsx';

interface Bet {
  id: string;
  game: string;
  stake: number;
}

const bets: Bet[] = [
  { id: 'b1', game: 'Tiger', stake: 5 },
  { id: 'b2', game: 'Dragon', stake: 20 },
];

const columns: Column<Bet>[] = [
  { id: 'id', label: 'Reference', cell: ({ id }) => id, hiddenOnCards: true },
  { id: 'game', label: 'Game', cell: ({ game }) => game, isTitle: true },
  { id: 'stake', label: 'Stake', cell: ({ stake }) => stake, align: 'end', sortKey: 'stake', total: 25 },
];

/** Leaves the space for the site's own bars that a sticky header needs. */
function BetTable(props: Partial<DataTableProps<Bet>>) {
  return (
    <div style={{ paddingBlockStart: '10rem' }}>
      <DataTable caption="Bets" columns={columns} rows={bets} rowKey={({ id }) => id} empty={<p>No bet yet.</p>} {...props} />
    </div>
  );
}

function draw(props: Partial<DataTableProps<Bet>> = {}) {
  return render(<BetTable {...props} />);
}

beforeEach(() => page.viewport(1280, 900));

describe('DataTable', () => {
  test('is a table with rows named by their title, and totals below', async () => {
    const screen = await draw({ totalLabel: 'Total' });
    await expect.element(screen.getByRole('table', { name: 'Bets' })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: 'Stake' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'Dragon' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Total 25' })).toBeVisible();
    await expect(screen.container).toBeAccessible();
  });

  test('keeps the table roles when its rows are cards, with each value behind its label', async () => {
    await page.viewport(390, 800);
    const screen = await draw({ totalLabel: 'Total' });
    await expect.element(screen.getByRole('table', { name: 'Bets' })).toBeVisible();
    const cell = screen.getByRole('cell', { name: 'Stake 20' });
    await expect.element(cell).toBeVisible();
    expect(getComputedStyle(cell.element(), '::before').content).toBe('"Stake"');
    await expect.element(screen.getByText('b1')).not.toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await expect(screen.container).toBeAccessible();
  });

  test('adapts to its container, not the screen', async () => {
    const screen = await render(
      <div style={{ inlineSize: '20rem' }}>
        <DataTable caption="Bets" columns={columns} rows={bets} rowKey={({ id }) => id} empty={null} />
      </div>,
    );
    await expect.element(screen.getByText('b1')).not.toBeVisible();
  });

  test('sorts descending first, then ascending, and says which column is sorted', async () => {
    const onSort = vi.fn<(sort: Sort) => void>();
    const screen = await draw({ sorting: { current: null, onSort } });
    await screen.getByRole('button', { name: 'Stake' }).click();
    expect(onSort).toHaveBeenLastCalledWith({ key: 'stake', direction: 'descending' });
    await screen.rerender(<BetTable sorting={{ current: { key: 'stake', direction: 'descending' }, onSort }} />);
    await expect.element(screen.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'descending');
    await screen.getByRole('button', { name: 'Stake' }).click();
    expect(onSort).toHaveBeenLastCalledWith({ key: 'stake', direction: 'ascending' });
    await expect.element(screen.getByRole('columnheader', { name: 'Game' })).not.toHaveAttribute('aria-sort');
  });

  test('has two-line rows where space is short: the title, and the final value at the end', async () => {
    await page.viewport(390, 800);
    const inLines: Column<Bet>[] = [
      { id: 'game', label: 'Game', cell: ({ game }) => game, isTitle: true },
      { id: 'id', label: 'Reference', cell: ({ id }) => id },
      { id: 'stake', label: 'Stake', cell: ({ stake }) => `${stake}.00`, endsLine: true },
      { id: 'state', label: 'State', cell: () => 'settled', endsLine: true },
    ];
    const screen = await draw({ columns: inLines, inLines: true });
    const row = screen.getByRole('row', { name: /Tiger/ });
    await expect.element(row).toHaveTextContent('Tigerb15.00settled');
    await expect.element(row.getByText('b1')).not.toBeVisible();
    const boxOf = (text: string) => row.getByText(text).element().getBoundingClientRect();
    expect(boxOf('5.00').right).toBe(boxOf('settled').right);
    expect(boxOf('5.00').bottom).toBeLessThanOrEqual(boxOf('settled').top);
    expect(row.element().getBoundingClientRect().height).toBeLessThan(80);
    await expect(screen.container).toBeAccessible();
  });

  test('keeps the arrow of the sorted column when the chips do not fit on a phone', async () => {
    await page.viewport(390, 800);
    const many = ['stake', 'payout', 'profit', 'turnover', 'rounds', 'bonuses'].map((id): Column<Bet> => {
      return { id, label: `Total ${id}`, cell: ({ stake }) => stake, sortKey: id };
    });
    const current = { key: 'stake', direction: 'descending' } as const;
    const screen = await draw({ columns: many, sorting: { current, onSort: vi.fn<(sort: Sort) => void>() } });
    const arrow = screen.getByRole('columnheader', { name: 'Total stake' }).element().querySelector('svg');
    expect(arrow?.getBoundingClientRect().width).toBeGreaterThan(8);
  });

  test('can be sorted on cards too', async () => {
    await page.viewport(390, 800);
    const onSort = vi.fn<(sort: Sort) => void>();
    const screen = await draw({ sorting: { current: null, onSort } });
    await screen.getByRole('button', { name: 'Stake' }).click();
    expect(onSort).toHaveBeenCalledOnce();
    const [, game] = screen.getByRole('columnheader').elements();
    expect(game?.getBoundingClientRect().width).toBeLessThan(4);
  });

  test('makes the whole row one link, with a single tab stop', async () => {
    const opened = vi.fn<(id: string) => void>();
    const screen = await draw({
      rowLink: ({ id }, { children, ...props }) => (
        <a
          {...props}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            opened(id);
          }}
        >
          {children}
        </a>
      ),
    });
    await screen.getByRole('cell', { name: '20' }).click({ force: true });
    expect(opened).toHaveBeenLastCalledWith('b2');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    expect(opened).toHaveBeenLastCalledWith('b1');
  });

  test('says what is loading and draws placeholder rows hidden from screen readers', async () => {
    const screen = await draw({ rows: null, loading: 'Loading bets…', loadingRows: 3 });
    await expect.element(screen.getByText('Loading bets…')).toBeInTheDocument();
    expect(document.querySelectorAll('tbody tr[aria-hidden=true]')).toHaveLength(3);
    expect(screen.getByRole('row').elements()).toHaveLength(1);
  });

  test('shows an empty or failed state in place of rows', async () => {
    const screen = await draw({ rows: [] });
    await expect.element(screen.getByText('No bet yet.')).toBeVisible();
    const failed = await draw({ rows: null, failure: <p>It failed.</p> });
    await expect.element(failed.getByText('It failed.')).toBeVisible();
    expect(failed.getByRole('table').elements()).toHaveLength(0);
  });
});
