import { useTranslation } from 'react-i18next';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { CircleUserIcon, GiftIcon } from '@livery/ui/icons';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectUnread, selectWaiting } from '#shared/facts/live.selectors.ts';
import { shownCount } from './shown-count.ts';
import * as styles from './AccountMenu.css.ts';

/** Tabs of the phone's bottom bar, with badge counts. */
export const memberFaces = { account: AccountFace, rewards: RewardsFace };

const selectClaimable = selectWaiting('claimable');

function AccountFace() {
  const { t } = useTranslation();
  const count = useAppSelector(selectUnread);
  return <Face icon={CircleUserIcon} count={count} text={t('account.messages', { count })} />;
}

function RewardsFace() {
  const { t } = useTranslation();
  const count = useAppSelector(selectClaimable);
  return <Face icon={GiftIcon} count={count} text={t('account.rewards', { count })} />;
}

function Face({ icon, count, text }: { icon: IconNode; count: number; text: string }) {
  return (
    <span className={styles.face}>
      <Icon icon={icon} />
      {count > 0 && (
        <>
          <span className={styles.faceMark} aria-hidden="true">
            {shownCount(count)}
          </span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
