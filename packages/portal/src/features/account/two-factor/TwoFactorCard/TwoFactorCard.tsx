import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ShieldCheckIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { secondFactorRead } from '../../account.reads.ts';
import type { TwoFactor, TwoFactorStart } from '../two-factor.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './TwoFactorCard.css.ts';

/** At most this many remaining codes trigger a warning. */
const fewCodes = 3;

export function TwoFactorCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const current = useRead(secondFactorRead, {});
  const hasPassword = current.value?.hasPassword ?? true;
  return (
    <AccountCard
      icon={ShieldCheckIcon}
      title={t('twoFactor.title')}
      text={t('twoFactor.text')}
      action={
        current.value?.isOn === false && (
          <Button onClick={() => dispatch(dialogRequested({ kind: 'protection', change: 'enrol', hasPassword }))}>
            {t('twoFactor.turnOn')}
          </Button>
        )
      }
    >
      <Loaded of={current} onRetry={current.retry} skeleton={<Skeleton />}>
        {(value) => (value.isOn ? <On {...value} /> : <Badge tone="neutral">{t('twoFactor.off')}</Badge>)}
      </Loaded>
    </AccountCard>
  );
}

function On({ recoveryCodesLeft: left, hasPassword }: TwoFactor) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const open = (start: TwoFactorStart) => dispatch(dialogRequested({ kind: 'protection', change: start, hasPassword }));
  return (
    <div className={styles.on}>
      <p className={styles.state}>
        <Badge tone="positive">{t('twoFactor.on')}</Badge>
        <span className={styles.left}>{t('twoFactor.codesLeft', { count: left })}</span>
      </p>
      {left < fewCodes && <Notice tone="warning">{t('twoFactor.fewCodes')}</Notice>}
      <div className={styles.actions}>
        <Button size="small" onClick={() => open('renew')}>
          {t('twoFactor.renew')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => open('turnOff')}>
          {t('twoFactor.turnOff')}
        </Button>
      </div>
    </div>
  );
}
