import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { logoutRequested } from '#shared/facts/viewer.slice.ts';
import { termsAgreed } from '../../safer-play.slice.ts';
import * as styles from './TermsChangedDialog.css.ts';

/** Members must agree or log out. */
export function Dialog({ request: { version, changes, consent } }: RequestedDialogProps<'termsChanged'>) {
  const { t } = useTranslation(['safer-play', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const whole = useHref('/help#term');
  return (
    <Modal
      open
      onClose={() => undefined}
      dismissible={false}
      title={t('terms.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="quiet" onClick={() => dispatch(logoutRequested())}>
            {t('common:actions.signOut')}
          </Button>
          <Button
            variant="action"
            loading={consent.status === 'sending' ? t('terms.sending') : undefined}
            onClick={() => dispatch(termsAgreed(version))}
          >
            {t('terms.agree')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {consent.status === 'refused' && (
          <Notice tone="negative" isLive>
            {errorText(consent.failure.code)}
          </Notice>
        )}
        <p>{t('terms.text', { version })}</p>
        {changes !== null && (
          <div className={styles.changes}>
            <p>{changes}</p>
          </div>
        )}
        <p>
          <a href={whole} target="_blank" rel="noopener">
            {t('terms.whole')}
          </a>
        </p>
      </div>
    </Modal>
  );
}
