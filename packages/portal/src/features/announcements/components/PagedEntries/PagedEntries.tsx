import { useState, type ReactNode } from 'react';
import type { AnchorProps } from '@livery/ui/Button';
import { Pagination } from '@livery/ui/Pagination';
import { useTranslation } from 'react-i18next';

/** Announcements and notices (specification, section 9). */
const pageSize = 9;

interface PagedEntriesProps<Entry> {
  entries: readonly Entry[];
  /** The entry whose page is shown first. */
  first?: Entry | undefined;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** A dialog's list in pages. Its page is not in the address. */
export function PagedEntries<Entry>({ entries, first, children }: PagedEntriesProps<Entry>) {
  const { t } = useTranslation('common');
  const [wanted, setWanted] = useState(() => pageOf(first === undefined ? 0 : entries.indexOf(first)));
  const total = Math.ceil(entries.length / pageSize);
  const page = Math.min(wanted, Math.max(total, 1));
  return (
    <>
      {children(entries.slice((page - 1) * pageSize, page * pageSize))}
      <Pagination
        page={page}
        total={total}
        range={5}
        margin={1}
        renderLink={(target, props) => <PageButton link={props} onPress={() => setWanted(target)} />}
        labels={{
          nav: t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (each) => t('pager.page', { page: each }),
        }}
      />
    </>
  );
}

function PageButton({ link, onPress }: { link: AnchorProps; onPress: () => void }) {
  const { className, children, 'aria-label': label, 'aria-current': current } = link;
  return (
    <button type="button" className={className} aria-label={label} aria-current={current} onClick={onPress}>
      {children}
    </button>
  );
}

/** From 1. */
function pageOf(index: number): number {
  return Math.floor(Math.max(index, 0) / pageSize) + 1;
}
