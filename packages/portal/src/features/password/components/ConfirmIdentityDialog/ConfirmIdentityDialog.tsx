import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { selectConfirmation } from '../../password.slice.ts';
import * as styles from '../PasswordForm.css.ts';
import { CodeProof } from './CodeProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';

/**
 * Asks for the password or a code before an action whose effect outlasts the session. The form below waits with its
 * input.
 */
export function Dialog({ request: { ways }, onClose }: RequestedDialogProps<'confirmIdentity'>) {
  const { t } = useTranslation(['password', 'common']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectConfirmation);
  const [way, setWay] = useState(ways[0]);
  const other = ways.find((one) => one !== way);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('confirmation.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={submission.status !== 'sending'}
    >
      <div className={styles.form}>
        {way === undefined && (
          <>
            <p className={styles.text}>{t('confirmation.noPassword')}</p>
            <Button variant="action" size="large" block onClick={() => dispatch(loginRequested())}>
              {t('confirmation.logIn')}
            </Button>
          </>
        )}
        {way === 'password' && <PasswordProof />}
        {way === 'code' && <CodeProof />}
        {other !== undefined && (
          <Button variant="quiet" block onClick={() => setWay(other)}>
            {t(`confirmation.use.${other}`)}
          </Button>
        )}
        <Button variant="quiet" block onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </Modal>
  );
}
