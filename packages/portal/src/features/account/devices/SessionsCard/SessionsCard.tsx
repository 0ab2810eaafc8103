import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { Icon } from '@livery/ui/Icon';
import { GlobeIcon, SmartphoneIcon, TvIcon } from '@livery/ui/icons';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import type { MemberSession } from '@livery/contract/shapes';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectSessions } from '../../account.selectors.ts';
import { sessionsRequested } from '../devices.slice.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useDeviceName } from '../use-device-name.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './SessionsCard.css.ts';

/** Where the member is logged in. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const sessions = useAppSelector(selectSessions);
  const hasOthers = (sessions.value?.length ?? 0) > 1;
  useEffect(() => {
    dispatch(sessionsRequested());
  }, [dispatch]);
  return (
    <AccountCard
      icon={GlobeIcon}
      title={t('sessions.title')}
      text={t('sessions.text')}
      action={
        hasOthers && (
          <Button data-opens="endSessions" onClick={() => dispatch(dialogRequested({ kind: 'endSessions', id: null }))}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <List />
    </AccountCard>
  );
}

function List() {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const sessions = useAppSelector(selectSessions);
  if (sessions.value !== undefined) {
    return (
      <ul>
        {sessions.value.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    );
  }
  if (sessions.status === 'failed') {
    const retry = () => dispatch(sessionsRequested());
    return <ErrorState sentence={errorText(sessions.failure.code)} retryLabel={t('actions.retry')} onRetry={retry} />;
  }
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Skeleton width="half" />
      <Skeleton width="long" />
    </SkeletonGroup>
  );
}

const phones: readonly (string | null)[] = ['Android', 'iPhone', 'iPad'];

function SessionRow({ session: { id, device, network, startedAt, seenAt, isThis } }: { session: MemberSession }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const deviceName = useDeviceName();
  const dateText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const name = deviceName(device);
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon icon={phones.includes(device.system) ? SmartphoneIcon : TvIcon} />
      </span>
      <div className={styles.about}>
        <span className={styles.name}>
          {name}
          {isThis && <Badge tone="positive">{t('sessions.this')}</Badge>}
        </span>
        <span className={styles.detail}>{t('sessions.started', { date: dateText(startedAt), network })}</span>
        {!isThis && <span className={styles.detail}>{t('sessions.seen', { date: dateText(seenAt) })}</span>}
      </div>
      {!isThis && (
        <Button
          size="small"
          variant="quiet"
          data-opens="endSessions"
          aria-label={t('sessions.endNamed', { name })}
          onClick={() => dispatch(dialogRequested({ kind: 'endSessions', id }))}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
