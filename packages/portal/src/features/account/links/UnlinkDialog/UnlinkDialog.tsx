import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectUnlinking } from '../../account.state.ts';
import { unlinkSubmitted, type UnlinkStep } from '../links.slice.ts';
import * as styles from '../../passkeys/PasskeyDialog/PasskeyDialog.css.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';

interface UnlinkDialogProps {
  step: UnlinkStep;
  hasPassword: boolean;
  onClose: () => void;
}

/** Unlinks a way to log in, with the password. */
export function UnlinkDialog({ step: { provider, name }, hasPassword, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectUnlinking);
  const say = useProblemText();
  const form = useServerForm<{ password: string }>({
    spec: { password: { required: hasPassword } },
    defaultValues: { password: '' },
    submission,
    onSubmit: ({ password }) => dispatch(unlinkSubmitted({ provider, password })),
    say,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('links.unlinkOne', { name })}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={!form.isBusy}
    >
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <p className={styles.text}>{t('links.unlinkText', { name })}</p>
        <SubmissionNotice submission={submission} />
        {hasPassword && <PasswordField {...form.field('password')} />}
        <Button type="submit" variant="danger" block loading={form.isBusy ? t('protection.sending') : undefined}>
          {t('links.unlink')}
        </Button>
      </form>
    </Dialog>
  );
}
