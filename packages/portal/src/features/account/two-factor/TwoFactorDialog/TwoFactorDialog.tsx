import { useTranslation } from 'react-i18next';
import { Dialog } from '@livery/ui/Dialog';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectTwoFactorGift, selectTwoFactorSubmission } from '../../account.state.ts';
import { renewSubmitted, turnOffSubmitted, type TwoFactorStart } from '../two-factor.slice.ts';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { EnrolForm } from './EnrolForm.tsx';
import { ProofForm } from './ProofForm.tsx';

interface TwoFactorDialogProps {
  start: TwoFactorStart;
  hasPassword: boolean;
  onClose: () => void;
}

/** Codes shown once are dismissed only by their own button. */
export function TwoFactorDialog({ onClose, ...beginning }: TwoFactorDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const submission = useAppSelector(selectTwoFactorSubmission);
  const gift = useAppSelector(selectTwoFactorGift);
  const step = gift.kind === 'none' ? beginning.start : gift.kind;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`twoFactor.steps.${step}.title`)}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={gift.kind !== 'codes' && submission.status !== 'sending'}
    >
      {gift.kind === 'none' && <Start {...beginning} />}
      {gift.kind === 'confirm' && <ConfirmForm enrolment={gift.enrolment} submission={submission} />}
      {gift.kind === 'codes' && <RecoveryCodes codes={gift.codes} onDone={onClose} />}
    </Dialog>
  );
}

function Start({ start, hasPassword }: Omit<TwoFactorDialogProps, 'onClose'>) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectTwoFactorSubmission);
  if (start === 'enrol') return <EnrolForm hasPassword={hasPassword} submission={submission} />;
  return (
    <ProofForm
      text={t(`twoFactor.steps.${start}.text`)}
      label={t(`twoFactor.${start}`)}
      isDanger={start === 'turnOff'}
      hasPassword={hasPassword}
      submission={submission}
      onSubmit={(proof) => dispatch(start === 'renew' ? renewSubmitted(proof) : turnOffSubmitted(proof))}
    />
  );
}
