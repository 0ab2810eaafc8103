import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { logoutRequested } from '#shared/facts/viewer.slice.ts';
import { useSpanText } from '../../use-span-text.ts';
import * as styles from './RealityCheckDialog.css.ts';

/** Stays until answered with continuing or ending. */
export function Dialog({ request: { elapsed, play }, onClose }: RequestedDialogProps<'realityCheck'>) {
  const { t } = useTranslation(['safer-play', 'common']);
  const dispatch = useAppDispatch();
  const spanText = useSpanText();
  const money = useMoneyText();
  const leave = () => {
    onClose();
    dispatch(logoutRequested());
  };
  return (
    <Modal
      open
      onClose={() => undefined}
      dismissible={false}
      title={t('check.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('common:actions.signOut')}
          </Button>
          <Button variant="action" onClick={onClose}>
            {t('check.goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{t('check.text')}</p>
        <p className={styles.time}>{spanText(elapsed)}</p>
        {play === null ? (
          <p>{t('check.unknown')}</p>
        ) : (
          <dl className={styles.facts}>
            {(['stake', 'payout', 'net'] as const).map((name) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.term}>{t(`check.${name}`)}</dt>
                <dd className={styles.amount}>{money(play[name], play.currency)}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          <Link to="/safer-play" onClick={onClose}>
            {t('check.more')}
          </Link>
        </p>
      </div>
    </Modal>
  );
}
