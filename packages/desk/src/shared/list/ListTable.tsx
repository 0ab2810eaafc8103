import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Missing, Stale } from '../Answered.tsx';
import { ListPager, type PagerTexts } from './ListPager.tsx';
import type { List } from './use-list.ts';

interface ListTableProps<Name extends string, Item> {
  readonly list: List<Name, Item>;
  readonly texts: PagerTexts & { readonly caption: string; readonly loading: string; readonly empty: string; readonly emptyFor: string };
  readonly columns: Column<Item>[];
  readonly rowKey: (item: Item) => string;
}

/** A list as a table, what it waits for, or why it is missing. */
export function ListTable<Name extends string, Item>({ list, texts, columns, rowKey }: ListTableProps<Name, Item>) {
  const { value, refusal, reload } = list.answer;
  return (
    <>
      {value !== null && <Stale refusal={refusal} />}
      <DataTable
        caption={texts.caption}
        captionHidden
        columns={columns}
        rows={value?.items ?? null}
        rowKey={rowKey}
        loading={value === null && refusal === null ? texts.loading : undefined}
        empty={<EmptyState sentence={list.isFiltered ? texts.emptyFor : texts.empty} />}
        failure={value === null && refusal !== null ? <Missing refusal={refusal} onRetry={reload} /> : undefined}
        after={<ListPager list={list} texts={texts} />}
      />
    </>
  );
}
