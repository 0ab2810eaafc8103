import type { Column } from '@livery/ui/DataTable';
import { AnsweredTable } from '../AnsweredTable.tsx';
import { ListPager, type PagerTexts } from './ListPager.tsx';
import type { List, Page } from './use-list.ts';

interface ListTableProps<Filter extends string, Item> {
  readonly list: List<Filter, Page<Item>>;
  readonly texts: PagerTexts & { readonly caption: string; readonly loading: string; readonly empty: string; readonly emptyFor: string };
  readonly columns: Column<Item>[];
  readonly rowKey: (item: Item) => string;
}

/** A list as a table with its pager. */
export function ListTable<Filter extends string, Item>({ list, texts, ...table }: ListTableProps<Filter, Item>) {
  return (
    <AnsweredTable
      answer={list.answer}
      rows={list.answer.value?.items ?? null}
      texts={{ ...texts, empty: list.isFiltered ? texts.emptyFor : texts.empty }}
      after={<ListPager list={list} texts={texts} />}
      {...table}
    />
  );
}
