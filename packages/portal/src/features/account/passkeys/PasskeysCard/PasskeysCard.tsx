import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { KeyRoundIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { hasPasskeys } from '#shared/ports/has-passkeys.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectPasskeys, selectTwoFactor } from '../../account.selectors.ts';
import { passkeysRequested, type Passkey, type PasskeyStep } from '../passkeys.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './PasskeysCard.css.ts';

export function PasskeysCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectPasskeys);
  const open = useOpening();

  useEffect(() => {
    dispatch(passkeysRequested());
  }, [dispatch]);

  return (
    <AccountCard
      icon={KeyRoundIcon}
      title={t('passkeys.title')}
      text={t('passkeys.text')}
      action={
        list.value !== undefined && (
          <Button disabledReason={hasPasskeys() ? undefined : t('passkeys.unsupported')} onClick={() => open({ kind: 'add' })}>
            {t('passkeys.add')}
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
  const list = useAppSelector(selectPasskeys);
  if (list.value !== undefined)
    return list.value.length === 0 ? <p className={styles.none}>{t('passkeys.none')}</p> : <List list={list.value} />;
  if (list.status !== 'failed') return <Skeleton />;
  return (
    <ErrorState
      sentence={errorText(list.failure.code)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => dispatch(passkeysRequested())}
    />
  );
}

function List({ list }: { list: readonly Passkey[] }) {
  const { t } = useTranslation('account');
  const open = useOpening();
  const day = useDateText({ dateStyle: 'medium' });
  return (
    <ul className={styles.list}>
      {list.map((passkey) => (
        <li key={passkey.id} className={styles.passkey}>
          <span className={styles.words}>
            <span className={styles.name}>{passkey.name}</span>
            <span className={styles.dates}>
              {t('passkeys.created', { day: day(passkey.createdAt) })}
              {' · '}
              {passkey.usedAt === null ? t('passkeys.unused') : t('passkeys.used', { day: day(passkey.usedAt) })}
            </span>
          </span>
          <span className={styles.actions}>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('passkeys.renameOne', { name: passkey.name })}
              onClick={() => open({ kind: 'rename', passkey })}
            >
              {t('passkeys.rename')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('passkeys.removeOne', { name: passkey.name })}
              onClick={() => open({ kind: 'remove', passkey })}
            >
              {t('passkeys.remove')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useOpening() {
  const dispatch = useAppDispatch();
  const hasPassword = useAppSelector(selectTwoFactor).value?.hasPassword ?? true;
  return (step: PasskeyStep) => dispatch(dialogRequested({ kind: 'protection', change: step, hasPassword }));
}
