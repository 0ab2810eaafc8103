import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { sessionsRead } from '../../account.reads.ts';
import { selectSessionsEnding } from '../../account.state.ts';
import { sessionEndConfirmed } from '../devices.slice.ts';
import { useDeviceName } from '../use-device-name.ts';
import * as styles from './EndSessionsDialog.css.ts';

export function EndSessionsDialog({ request: { id }, onClose }: RequestedDialogProps<'endSessions'>) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const deviceName = useDeviceName();
  const ending = useAppSelector(selectSessionsEnding);
  const session = useRead(sessionsRead, {}).value?.sessions.find((one) => one.id === id);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(id === null ? 'sessions.endOthers' : 'sessions.endTitle')}
      confirmLabel={t('sessions.end')}
      cancelLabel={t('common:actions.cancel')}
      loading={ending.status === 'sending' ? t('sessions.ending') : undefined}
      onConfirm={() => dispatch(sessionEndConfirmed({ id }))}
      onCancel={onClose}
    >
      <div className={styles.content}>
        <SubmissionNotice submission={ending} />
        <p>{session === undefined ? t('sessions.othersText') : t('sessions.oneText', { name: deviceName(session.device) })}</p>
      </div>
    </ConfirmDialog>
  );
}
