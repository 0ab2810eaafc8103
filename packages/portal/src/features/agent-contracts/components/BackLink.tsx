import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon } from '@livery/ui/icons';
import { teamPaths } from '#shared/team/team-paths.ts';
import * as styles from './Contract/Contract.css.ts';

export function BackLink() {
  const { t } = useTranslation('agent-contracts');
  return (
    <Link className={styles.back} to={teamPaths.contracts}>
      <Icon icon={ArrowLeftIcon} size="small" />
      {t('page.back')}
    </Link>
  );
}
