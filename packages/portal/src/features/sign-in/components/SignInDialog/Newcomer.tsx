import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { SmartphoneIcon } from '@livery/ui/icons';
import { providerIcon } from '#shared/pages/provider-icons.ts';
import type { Newcomer as Arrived } from '../../sign-in.rules.ts';
import * as styles from './SignInDialog.css.ts';

export interface NewcomerProps {
  newcomer: Arrived;
  way: string;
}

/** The proof, and its method. */
export function Newcomer({ newcomer: { nickname, provider }, way }: NewcomerProps) {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.newcomer}>
      <span className={styles.mark}>
        <Icon icon={provider === null ? SmartphoneIcon : providerIcon(way)} size="large" />
      </span>
      <span className={styles.who}>
        <span className={styles.name} translate="no">
          {nickname}
        </span>
        <span className={styles.soft}>{provider === null ? t('join.byPhone') : t('join.byProvider', { provider })}</span>
      </span>
    </div>
  );
}
