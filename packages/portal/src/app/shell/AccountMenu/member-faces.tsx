import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { CircleUserIcon } from '@livery/ui/icons';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectUnread } from '#shared/facts/live.selectors.ts';
import { shownCount } from './shown-count.ts';
import * as styles from './AccountMenu.css.ts';

/** For the bottom bar of a phone: the account, with how many messages were not read. */
export function AccountFace() {
  const { t } = useTranslation();
  const count = useAppSelector(selectUnread);
  return (
    <span className={styles.face}>
      <Icon icon={CircleUserIcon} />
      {count > 0 && (
        <>
          <span className={styles.faceMark} aria-hidden="true">
            {shownCount(count)}
          </span>
          <VisuallyHidden>{t('account.messages', { count })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
