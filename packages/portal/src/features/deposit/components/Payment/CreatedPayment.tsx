import { useTranslation } from 'react-i18next';
import { Spinner } from '@livery/ui/Spinner';
import { useArrivalFocus } from '@livery/ui/use-arrival-focus';
import * as styles from './Payment.css.ts';

/** The provider has not answered yet. */
export function CreatedPayment() {
  const { t } = useTranslation('deposit');
  const heading = useArrivalFocus('created');
  return (
    <section className={styles.created}>
      <Spinner size="large" />
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {t('created.title')}
      </h2>
      <p className={styles.text}>{t('created.text')}</p>
    </section>
  );
}
