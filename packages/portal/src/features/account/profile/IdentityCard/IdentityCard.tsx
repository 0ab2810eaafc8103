import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx';
import * as styles from './IdentityCard.css.ts';

/** The member's public data. */
export function IdentityCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccount);
  return (
    <section className={styles.card} aria-label={t('identity.title')}>
      <AccountPicture size="large" />
      <div className={styles.names}>
        <strong className={styles.nickname} translate="no">
          {account?.nickname}
        </strong>
        <span className={styles.account}>{t('identity.account', { account: account?.account })}</span>
      </div>
      <div className={styles.actions}>
        <Button size="small" data-opens="editProfile" onClick={() => dispatch(dialogRequested({ kind: 'editProfile', field: 'nickname' }))}>
          {t('identity.rename')}
        </Button>
        <Button size="small" data-opens="changePicture" onClick={() => dispatch(dialogRequested({ kind: 'changePicture' }))}>
          {t('identity.picture')}
        </Button>
      </div>
    </section>
  );
}
