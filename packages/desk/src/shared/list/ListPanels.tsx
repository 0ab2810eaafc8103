import { EmptyState } from '@livery/ui/EmptyState';
import type { ReactNode } from 'react';
import { Answered } from '../Answered.tsx';
import { ListPager, type PagerTexts } from './ListPager.tsx';
import * as styles from './list.css.ts';
import type { List, Page } from './use-list.ts';

interface ListPanelsProps<Filter extends string, Item> {
  readonly list: List<Filter, Page<Item>>;
  readonly texts: PagerTexts & { readonly list: string; readonly loading: string };
  readonly empty: string;
  readonly itemKey: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** A list of panels that need a decision, with a pager. */
export function ListPanels<Filter extends string, Item>({ list, texts, empty, itemKey, children }: ListPanelsProps<Filter, Item>) {
  return (
    <Answered answer={list.answer} loading={texts.loading}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState sentence={empty} />
        ) : (
          <>
            <ul className={styles.panels} aria-label={texts.list}>
              {items.map((item) => (
                <li key={itemKey(item)}>{children(item)}</li>
              ))}
            </ul>
            <ListPager list={list} texts={texts} />
          </>
        )
      }
    </Answered>
  );
}
