import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { GlobeIcon, SmartphoneIcon, TvIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import type { MemberSession } from '@livery/contract/shapes';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { sessionsRead } from '../../account.reads.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useDeviceName } from '../use-device-name.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './SessionsCard.css.ts';

/** The member's sessions. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const view = useRead(sessionsRead, {});
  const hasOthers = (view.value?.sessions.length ?? 0) > 1;
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
      <Loaded
        of={view}
        onRetry={view.retry}
        skeleton={
          <>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </>
        }
      >
        {({ sessions }) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </AccountCard>
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
