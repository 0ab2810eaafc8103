import { useTranslation } from 'react-i18next';
import { Spinner } from '@livery/ui/Spinner';
import * as styles from './Payment.css.ts';

/** The provider has not answered yet. */
export function CreatedPayment() {
  const { t } = useTranslation('deposit');
  return (
    <section className={styles.created} aria-live="polite">
      <Spinner size="large" />
      <h2 className={styles.title}>{t('created.title')}</h2>
      <p className={styles.text}>{t('created.text')}</p>
    </section>
  );
}
