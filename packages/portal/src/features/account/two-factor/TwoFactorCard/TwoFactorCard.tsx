import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { ShieldCheckIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectTwoFactor } from '../../account.selectors.ts';
import { twoFactorRequested, type TwoFactor, type TwoFactorStart } from '../two-factor.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './TwoFactorCard.css.ts';

/** So many codes are few enough to say so. */
const fewCodes = 3;

export function TwoFactorCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectTwoFactor);
  const hasPassword = current.value?.hasPassword ?? true;

  useEffect(() => {
    dispatch(twoFactorRequested());
  }, [dispatch]);

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
      <Content />
    </AccountCard>
  );
}

function Content() {
  const { t } = useTranslation(['account', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectTwoFactor);
  if (current.value !== undefined)
    return current.value.isOn ? <On {...current.value} /> : <Badge tone="neutral">{t('twoFactor.off')}</Badge>;
  if (current.status !== 'failed') return <Skeleton />;
  return (
    <ErrorState
      sentence={errorText(current.failure.code)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => dispatch(twoFactorRequested())}
    />
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
