import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Countdown, type CountdownProps } from '@livery/ui/Countdown';
import { Dialog } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { stayChosen } from '../../session-life.commands.ts';
import { logoutConfirmed } from '../../session.slice.ts';
import * as styles from './SessionEndingDialog.css.ts';

/** Appears two minutes before a session ends by itself. It closes with an answer, or with the session. */
export function SessionEndingDialog({ request: { until, canStay, stay } }: RequestedDialogProps<'sessionEnding'>) {
  const { t } = useTranslation(['session', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const isSending = stay.status === 'sending';
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissible={false}
      title={t('ending.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      footer={
        <>
          <Button variant={canStay ? 'quiet' : 'action'} onClick={() => dispatch(logoutConfirmed())}>
            {t('common:actions.signOut')}
          </Button>
          {canStay && (
            <Button variant="action" loading={isSending ? t('ending.sending') : undefined} onClick={() => dispatch(stayChosen())}>
              {t('ending.stay')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {stay.status === 'refused' && (
          <Notice tone="negative" isLive>
            {errorText(stay.failure.code)}
          </Notice>
        )}
        <p className={styles.left}>
          <Countdown until={until} clockOffset={0} label={t('ending.left')} format={asClock} />
        </p>
        <p>{t(canStay ? 'ending.idle' : 'ending.final')}</p>
      </div>
    </Dialog>
  );
}

const asClock: CountdownProps['format'] = ({ minutes, seconds }) => `${minutes}:${String(seconds).padStart(2, '0')}`;
