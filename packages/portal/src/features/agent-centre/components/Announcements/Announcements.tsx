import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ChevronDownIcon, MegaphoneIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import type { AgentNotice } from '@livery/contract/shapes';
import { HtmlText } from '#shared/pages/HtmlText.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { agentNoticesRead } from '../../agent-centre.reads.ts';
import { noticesRead } from '../../agent-centre.saga.ts';
import * as styles from './Announcements.css.ts';

/** The operator's announcements to agents. The gateway stores what each agent has read. */
export function Announcements() {
  const { t } = useTranslation('agent-centre');
  const notices = useRead(agentNoticesRead, {});
  return (
    <Loaded of={notices} onRetry={notices.retry} label={t('announcements.loading')} skeleton={<ListSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState picture={<Icon icon={MegaphoneIcon} size="large" />} sentence={t('announcements.empty')} />
        ) : (
          <NoticeList items={items} />
        )
      }
    </Loaded>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </div>
  );
}

/** The query parameter with the announcement to open. */
const openedName = 'announcement';

function NoticeList({ items }: { items: readonly AgentNotice[] }) {
  const { t } = useTranslation('agent-centre');
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const opened = search.get(openedName);
  const unread = items.filter(({ isRead }) => !isRead).map(({ id }) => id);
  return (
    <div className={styles.page}>
      {unread.length > 0 && (
        <div>
          <Button size="small" onClick={() => dispatch(noticesRead(unread))}>
            {t('announcements.readAll')}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isOpened={String(notice.id) === opened} />
        ))}
      </ul>
    </div>
  );
}

function NoticeRow({ notice: { id, title, content, publishedAt, isRead }, isOpened }: { notice: AgentNotice; isOpened: boolean }) {
  const { t } = useTranslation('agent-centre');
  const dispatch = useAppDispatch();
  const dateText = useDateText({ day: '2-digit', month: 'short', year: 'numeric' });
  const [isOpen, setOpen] = useState(isOpened);
  const isSeen = isOpen && !isRead;
  useEffect(() => {
    if (isSeen) dispatch(noticesRead([id]));
  }, [dispatch, isSeen, id]);
  return (
    <li className={styles.item}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.mark({ isRead })}>{!isRead && <VisuallyHidden>{t('announcements.unread')}</VisuallyHidden>}</span>
          <span className={styles.title({ isRead })} dir="auto">
            {title}
          </span>
          <time className={styles.date} dateTime={publishedAt}>
            {dateText(publishedAt)}
          </time>
          <span className={styles.chevron}>
            <Icon icon={ChevronDownIcon} size="small" />
          </span>
        </summary>
        {isOpen && (
          <div className={styles.content}>
            <HtmlText html={content} />
          </div>
        )}
      </details>
    </li>
  );
}

/** The address of one announcement in the list. */
export function searchOfNotice(id: number): string {
  return `?${new URLSearchParams({ [openedName]: String(id) })}`;
}
