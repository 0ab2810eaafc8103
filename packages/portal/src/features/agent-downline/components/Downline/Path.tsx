import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamPerson } from '@livery/contract/shapes';
import { Icon } from '@livery/ui/Icon';
import { ChevronRightIcon } from '@livery/ui/icons';
import * as styles from './Downline.css.ts';

interface PathProps {
  /** From the agent downwards. */
  path: readonly TeamPerson[];
  /** A step's target. Null for the agent's own team. */
  addressOf: (under: number | null) => string;
}

/** The path from the agent down to the list. */
export function Path({ path, addressOf }: PathProps) {
  const { t } = useTranslation('agent-downline');
  return (
    <nav aria-label={t('path')}>
      <ol className={styles.path}>
        {path.map(({ id, account, level }, index) => (
          <li key={id} className={styles.step}>
            {index > 0 && (
              <span className={styles.mark}>
                <Icon icon={ChevronRightIcon} size="small" />
              </span>
            )}
            <Link
              className={styles.stepLink}
              to={addressOf(level === 0 ? null : id)}
              aria-current={index === path.length - 1 ? 'page' : undefined}
            >
              {level === 0 ? t('self') : account}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
