import { Icon } from '../Icon/Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/icons.ts';
import { nextSort, type Column, type Sorting } from './data-table-columns.ts';
import * as styles from './DataTable.css.ts';
import { roles } from './table-roles.ts';

export function DataTableHead<Row>({ columns, sorting }: { columns: readonly Column<Row>[]; sorting: Sorting | undefined }) {
  return (
    <thead className={styles.head} {...roles.rowgroup}>
      <tr className={styles.headRow({ sorts: sorting !== undefined })} {...roles.row}>
        {columns.map(({ id, label, align = 'start', sortKey }) => {
          if (sorting === undefined || sortKey === undefined) {
            return (
              <th key={id} scope="col" {...roles.columnheader} className={styles.headCell({ align, sorts: false })}>
                {label}
              </th>
            );
          }
          const { current } = sorting;
          return (
            <th
              key={id}
              scope="col"
              {...roles.columnheader}
              className={styles.headCell({ align, sorts: true })}
              data-align={align}
              aria-sort={current?.key === sortKey ? current.direction : undefined}
            >
              <SortControl label={label} sortKey={sortKey} sorting={sorting} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortControl({ label, sortKey, sorting }: { label: string; sortKey: string; sorting: Sorting }) {
  const { current, onSort, link } = sorting;
  const next = nextSort(current, sortKey);
  const isAscending = current?.key === sortKey && current.direction === 'ascending';
  const content = (
    <>
      {label}
      <span className={styles.sortMark}>
        <Icon icon={isAscending ? ArrowUpIcon : ArrowDownIcon} size="text" />
      </span>
    </>
  );
  if (link !== undefined) return link(next, { className: styles.sort, children: content });
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(next)}>
      {content}
    </button>
  );
}
