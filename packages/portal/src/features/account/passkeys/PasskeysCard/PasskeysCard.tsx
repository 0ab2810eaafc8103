import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { KeyRoundIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { hasPasskeys } from '#shared/ports/has-passkeys.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { passkeysRead, secondFactorRead } from '../../account.reads.ts';
import type { Passkey, PasskeyStep } from '../passkeys.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './PasskeysCard.css.ts';

export function PasskeysCard() {
  const { t } = useTranslation('account');
  const passkeys = useRead(passkeysRead, {});
  const open = useOpening();

  return (
    <AccountCard
      icon={KeyRoundIcon}
      title={t('passkeys.title')}
      text={t('passkeys.text')}
      action={
        passkeys.value !== undefined && (
          <Button disabledReason={hasPasskeys() ? undefined : t('passkeys.unsupported')} onClick={() => open({ kind: 'add' })}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      <Loaded of={passkeys} onRetry={passkeys.retry} skeleton={<Skeleton />}>
        {({ list }) => (list.length === 0 ? <p className={styles.none}>{t('passkeys.none')}</p> : <List list={list} />)}
      </Loaded>
    </AccountCard>
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
  const hasPassword = useRead(secondFactorRead, {}).value?.hasPassword ?? true;
  return (step: PasskeyStep) => dispatch(dialogRequested({ kind: 'protection', change: step, hasPassword }));
}
