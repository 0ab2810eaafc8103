import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconLink } from '@livery/ui/IconButton';
import { ArrowLeftIcon } from '@livery/ui/icons';
import * as styles from './BackBar.css.ts';

/** The heading of a page in the member centre, with a link to the page above it. */
export function BackBar({ title, to }: { title: string; to: string }) {
  const { t } = useTranslation('member');
  return (
    <div className={styles.bar}>
      <span className={styles.arrow}>
        <IconLink icon={ArrowLeftIcon} label={t('back')} render={(props) => <Link {...props} to={to} />} />
      </span>
      <h1 className={styles.title}>{title}</h1>
    </div>
  );
}
