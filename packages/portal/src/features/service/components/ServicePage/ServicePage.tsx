import { useTranslation } from 'react-i18next';
import { PublicPage } from '#shared/pages/PublicPage.tsx';
import { Contacts } from './Contacts.tsx';
import { Domains } from './Domains.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import * as styles from './ServicePage.css.ts';
import { Verification } from './Verification.tsx';

/** A merchant's contacts, how to recognize its staff and addresses, and a feedback form. */
export function ServicePage() {
  const { t } = useTranslation('service');
  return (
    <PublicPage title={t('title')} lead={t('lead')}>
      <ServiceContent />
    </PublicPage>
  );
}

/** The same without the band, for a frame that has its own heading. */
export function ServiceContent() {
  return (
    <>
      <Contacts />
      <div className={styles.columns}>
        <div className={styles.column} id="verify">
          <Domains />
          <Verification />
        </div>
        <FeedbackForm />
      </div>
    </>
  );
}
