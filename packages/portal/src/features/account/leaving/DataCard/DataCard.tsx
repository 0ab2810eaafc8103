import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { DownloadIcon, FileTextIcon, LayersIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { Spinner } from '@livery/ui/Spinner';
import type { Archive } from '@livery/contract/shapes';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { archiveRead } from '../../account.reads.ts';
import { selectArchiveOrder } from '../../account.state.ts';
import { archiveFileRequested, archiveOrdered } from '../leaving.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './DataCard.css.ts';

/** An archive of everything stored about the member. */
export function DataCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const view = useRead(archiveRead, {});
  const archive = view.value;
  const order = useAppSelector(selectArchiveOrder);
  const dateText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const isOffered = archive !== undefined && archive.state !== 'preparing';
  return (
    <AccountCard
      icon={LayersIcon}
      title={t('data.title')}
      text={t('data.text')}
      action={
        isOffered && (
          <Button
            onClick={() => dispatch(archiveOrdered())}
            disabledReason={archive.nextAt === null ? undefined : t('data.next', { date: dateText(archive.nextAt) })}
            loading={order.status === 'sending' && archive.state !== 'ready' ? t('protection.sending') : undefined}
          >
            {t(archive.state === 'none' ? 'data.ask' : 'data.askAgain')}
          </Button>
        )
      }
    >
      <Loaded of={view} onRetry={view.retry} skeleton={<Skeleton width="half" />}>
        {(value) => (
          <div className={styles.content}>
            {order.status === 'refused' && <FailureNotice failure={order.failure} />}
            <State archive={value} isBusy={order.status === 'sending'} />
          </div>
        )}
      </Loaded>
    </AccountCard>
  );
}

function State({ archive: { state, files, until }, isBusy }: { archive: Archive; isBusy: boolean }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const dateText = useDateText({ dateStyle: 'long' });
  if (state === 'failed') return <Notice tone="warning">{t('data.failed')}</Notice>;
  if (state === 'preparing')
    return (
      <p className={styles.waiting}>
        <Spinner size="small" />
        {t('data.preparing')}
      </p>
    );
  if (state === 'none' || until === null) return <p className={styles.detail}>{t('data.holds')}</p>;
  return (
    <ul className={styles.files}>
      {files.map((bytes, index) => {
        const name = files.length === 1 ? t('data.file') : t('data.part', { number: index + 1, total: files.length });
        return (
          <li key={name} className={styles.file}>
            <Icon icon={FileTextIcon} />
            <div className={styles.about}>
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>{t('data.until', { size: sizeText(bytes), date: dateText(until) })}</span>
            </div>
            <Button
              size="small"
              variant="action"
              icon={DownloadIcon}
              aria-label={t('data.downloadNamed', { name })}
              loading={isBusy ? t('protection.sending') : undefined}
              onClick={() => dispatch(archiveFileRequested(index + 1))}
            >
              {t('data.download')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Kilobytes up to one megabyte, then megabytes. */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
