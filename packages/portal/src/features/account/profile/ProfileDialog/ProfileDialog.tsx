import { useTranslation } from 'react-i18next';
import { Dialog } from '@livery/ui/Dialog';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { profileRead } from '../../account.reads.ts';
import { selectProfileSubmission } from '../../account.state.ts';
import { BirthdayForm } from './BirthdayForm.tsx';
import { FieldForm } from './FieldForm.tsx';
import * as styles from './ProfileDialog.css.ts';

/** One field of the member's data, entered or changed. */
export function ProfileDialog({ request: { field }, onClose }: RequestedDialogProps<'editProfile'>) {
  const { t } = useTranslation(['account', 'common']);
  const submission = useAppSelector(selectProfileSubmission);
  const profile = useRead(profileRead, {}).value;
  const isRefused = submission.status === 'refused' && submission.failure.fields === undefined;
  return (
    <Dialog open onClose={onClose} title={t(`fields.${field}`)} closeLabel={t('common:actions.close')} size="small">
      <div className={styles.content}>
        {isRefused && <FailureNotice failure={submission.failure} />}
        {field === 'birthday' ? <BirthdayForm leastAge={profile?.birthdayAge ?? 0} /> : <FieldForm field={field} />}
      </div>
    </Dialog>
  );
}
