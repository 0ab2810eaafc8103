import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { newPasswordSpec, type NewPasswordForm } from '../../password.rules.ts';
import { linkResetSubmitted } from '../../password.slice.ts';
import { useFreshSubmission } from '../../use-fresh-submission.ts';
import { usePasswordProblem } from '../../use-password-problem.ts';
import { NewPassword } from '../NewPassword/NewPassword.tsx';
import * as styles from '../PasswordForm.css.ts';
import { Refusal } from '../Refusal.tsx';

/** Sets a new password, opened from the link in the mail. */
export function Dialog({ request: { token }, onClose }: RequestedDialogProps<'resetPassword'>) {
  const { t } = useTranslation(['password', 'common']);
  const dispatch = useAppDispatch();
  const submission = useFreshSubmission();
  const names = [useBrand().identity.name];
  const form = useServerForm<NewPasswordForm & Record<string, string>>({
    spec: newPasswordSpec(names),
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    submission,
    onSubmit: ({ newPassword, confirmNewPassword }) => dispatch(linkResetSubmitted({ token, newPassword, confirmNewPassword })),
    say: usePasswordProblem(),
  });
  const isOver = submission.status === 'refused' && submission.failure.code === 'CODE_EXPIRED';
  const askAgain = () => {
    onClose();
    dispatch(dialogRequested({ kind: 'forgotPassword' }));
  };
  return (
    <Modal open onClose={onClose} title={t('reset.title')} closeLabel={t('common:actions.close')} size="small">
      {isOver ? (
        <div className={styles.form}>
          <Notice tone="negative" isLive>
            {t('reset.over')}
          </Notice>
          <Button variant="action" size="large" block onClick={askAgain}>
            {t('reset.again')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={form.submit} noValidate>
          <p>{t('reset.text')}</p>
          <Refusal submission={submission} fields={['newPassword', 'confirmNewPassword']} />
          <NewPassword form={form} names={names} />
          <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('sending') : undefined}>
            {t('reset.submit')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
