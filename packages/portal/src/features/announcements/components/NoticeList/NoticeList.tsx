import { useEffect } from 'react';
import { Dialog } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Icon } from '@livery/ui/Icon';
import { ChevronDownIcon } from '@livery/ui/icons';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { Announcement } from '@livery/contract/shapes';
import { instantOf } from '#shared/time/instant.ts';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import {
  selectNotices,
  selectNoticesFailure,
  selectNoticesStatus,
  announcementsRequested,
  noticesSeen,
} from '../../announcements.slice.ts';
import { HtmlText } from '#shared/pages/HtmlText.tsx';
import { PagedEntries } from '../PagedEntries/PagedEntries.tsx';
import * as styles from './NoticeList.css.ts';

/** The notices behind the bell. A press opens one. */
export function NoticeList({ request, onClose }: RequestedDialogProps<'notices'>) {
  const { t } = useTranslation('announcements');
  return (
    <Dialog open onClose={onClose} title={t('notices.label')} closeLabel={t('notices.close')}>
      <NoticeListContent opened={request.notice} onClose={onClose} />
    </Dialog>
  );
}

function NoticeListContent({ opened, onClose }: { opened: number | undefined; onClose: () => void }) {
  const { t } = useTranslation(['announcements', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const notices = useAppSelector(selectNotices);
  const status = useAppSelector(selectNoticesStatus);
  const failure = useAppSelector(selectNoticesFailure);

  useEffect(() => {
    if (notices.length > 0) dispatch(noticesSeen(notices.map(({ id }) => id)));
  }, [notices, dispatch]);

  if (notices.length === 0 && failure !== null) {
    const retry = () => dispatch(announcementsRequested());
    return <ErrorState sentence={errorText(failure.code)} retryLabel={t('notices.retry')} onRetry={retry} />;
  }
  if (notices.length === 0 && status !== 'ready') {
    return (
      <SkeletonGroup label={t('notices.loading')}>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </SkeletonGroup>
    );
  }
  if (notices.length === 0) return <EmptyState sentence={t('notices.empty')} />;
  const date = new Intl.DateTimeFormat(regionalLanguage(language), { day: '2-digit', month: '2-digit', timeZone: format.timeZone });
  const dateOf = ({ publishedAt }: Announcement) => {
    const instant = instantOf(publishedAt);
    return instant === null ? '' : date.format(instant);
  };
  return (
    <PagedEntries entries={notices} first={notices.find(({ id }) => id === opened)}>
      {(entries) => (
        <ul className={styles.list}>
          {entries.map((notice) => (
            <li key={notice.id} className={styles.item}>
              <details name="notices" open={notice.id === opened} ref={notice.id === opened ? scrollTo : undefined}>
                <summary className={styles.title}>
                  <span className={styles.words} dir="auto">
                    {notice.title}
                  </span>
                  <time className={styles.date} dateTime={notice.publishedAt}>
                    {dateOf(notice)}
                  </time>
                  <span className={styles.chevron}>
                    <Icon icon={ChevronDownIcon} size="small" />
                  </span>
                </summary>
                <HtmlText html={notice.content} onFollow={onClose} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </PagedEntries>
  );
}

function scrollTo(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
