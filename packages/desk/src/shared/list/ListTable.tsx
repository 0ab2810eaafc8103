import type { Column } from '@livery/ui/DataTable';
import { AnsweredTable } from '../AnsweredTable.tsx';
import { ListPager, type PagerTexts } from './ListPager.tsx';
import type { List } from './use-list.ts';

interface ListTableProps<Name extends string, Item> {
  readonly list: List<Name, Item>;
  readonly texts: PagerTexts & { readonly caption: string; readonly loading: string; readonly empty: string; readonly emptyFor: string };
  readonly columns: Column<Item>[];
  readonly rowKey: (item: Item) => string;
}

/** A list as a table with its pager. */
export function ListTable<Name extends string, Item>({ list, texts, ...table }: ListTableProps<Name, Item>) {
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
