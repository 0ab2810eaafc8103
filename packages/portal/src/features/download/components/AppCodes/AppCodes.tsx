import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AppCode } from '../AppCode/AppCode.tsx';
import * as styles from './AppCodes.css.ts';

const shown = ['ios', 'android'] as const;

/** One QR code for each phone system, for visitors on a desktop. */
export function AppCodes() {
  const { t } = useTranslation('download');
  return (
    <ul className={styles.codes}>
      {shown.map((app) => (
        <li key={app} className={styles.code}>
          <AppCode app={app} />
          <Link className={styles.name} to={`/download?app=${app}`}>
            {t(`apps.${app}.name`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
