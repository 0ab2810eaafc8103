import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { Dialog } from '@livery/ui/Dialog';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { passkeysRead } from '../../account.reads.ts';
import { selectPasskeySubmission } from '../../account.state.ts';
import { passkeyRemoveConfirmed, passkeyRenameSubmitted, type Passkey, type PasskeyStep } from '../passkeys.slice.ts';
import { AddForm } from './AddForm.tsx';
import { NameForm } from './NameForm.tsx';

interface PasskeyDialogProps {
  step: PasskeyStep;
  hasPassword: boolean;
  onClose: () => void;
}

export function PasskeyDialog({ step, hasPassword, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectPasskeySubmission);
  const number = (useRead(passkeysRead, {}).value?.list.length ?? 0) + 1;
  if (step.kind === 'remove') return <Removal passkey={step.passkey} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`passkeys.steps.${step.kind}`)}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={submission.status !== 'sending'}
    >
      {step.kind === 'add' ? (
        <AddForm hasPassword={hasPassword} firstName={t('passkeys.firstName', { number })} submission={submission} />
      ) : (
        <NameForm
          name={step.passkey.name}
          submission={submission}
          onSubmit={(name) => dispatch(passkeyRenameSubmitted({ id: step.passkey.id, name }))}
        />
      )}
    </Dialog>
  );
}

function Removal({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectPasskeySubmission);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('passkeys.steps.remove', { name })}
      confirmLabel={t('passkeys.remove')}
      cancelLabel={t('common:actions.cancel')}
      loading={submission.status === 'sending' ? t('protection.sending') : undefined}
      onConfirm={() => dispatch(passkeyRemoveConfirmed({ id }))}
      onCancel={onClose}
    >
      {submission.status === 'refused' ? <FailureNotice failure={submission.failure} /> : t('passkeys.removal')}
    </ConfirmDialog>
  );
}
