import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { logoutRequested, selectAccount } from '#shared/facts/viewer.slice.ts';
import { isForced, newPasswordSpec, type NewPasswordForm } from '../../password.rules.ts';
import { changeSubmitted } from '../../password.slice.ts';
import { useFreshSubmission } from '../../use-fresh-submission.ts';
import { usePasswordProblem } from '../../use-password-problem.ts';
import { NewPassword } from '../NewPassword/NewPassword.tsx';
import * as styles from '../PasswordForm.css.ts';
import { Refusal } from '../Refusal.tsx';

interface ChangeForm extends NewPasswordForm {
  oldPassword: string;
}

/** Closing it logs out if the password must be changed, so that nobody can skip the change. */
export function Dialog({ request: { reason }, onClose }: RequestedDialogProps<'changePassword'>) {
  const { t } = useTranslation(['password', 'common']);
  const dispatch = useAppDispatch();
  const submission = useFreshSubmission();
  const account = useAppSelector(selectAccount);
  const { identity } = useBrand();
  const hasToChange = isForced(reason);
  const names = account === null ? [identity.name] : [account.account, identity.name];
  const form = useServerForm<ChangeForm & Record<string, string>>({
    spec: { ...(hasToChange ? {} : { oldPassword: { required: true } }), ...newPasswordSpec(names) },
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    submission,
    onSubmit: ({ oldPassword, newPassword, confirmNewPassword }) =>
      dispatch(
        changeSubmitted({
          ...(hasToChange ? {} : { oldPassword }),
          newPassword,
          confirmNewPassword,
          ...(reason === undefined ? {} : { reason }),
        }),
      ),
    say: usePasswordProblem(),
  });
  // A login that waits for the new password ends with its dialog. A session from before the page opened must be logged out.
  const leave = reason === 'required' ? () => dispatch(logoutRequested()) : onClose;
  return (
    <Modal
      open
      onClose={leave}
      title={t('change.title')}
      closeLabel={hasToChange ? t('change.logOut') : t('common:actions.close')}
      size="small"
    >
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {reason !== undefined && <Notice tone={hasToChange ? 'warning' : 'info'}>{t(`change.reasons.${reason}`)}</Notice>}
        <Refusal submission={submission} fields={['oldPassword', 'newPassword', 'confirmNewPassword']} />
        {!hasToChange && (
          <TextField
            {...form.field('oldPassword')}
            label={t('old')}
            type="password"
            autoComplete="current-password"
            reveal={{ show: t('show'), hide: t('hide') }}
          />
        )}
        <NewPassword form={form} names={names} />
        <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('sending') : undefined}>
          {t('change.submit')}
        </Button>
        {hasToChange && (
          <Button size="large" block onClick={leave}>
            {t('change.logOut')}
          </Button>
        )}
      </form>
    </Modal>
  );
}
