import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { CountMark } from '@livery/ui/CountMark';
import { Icon } from '@livery/ui/Icon';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon, GiftIcon } from '@livery/ui/icons';
import { useBadge } from '#shared/pages/section.ts';
import type { MemberLink } from '../../member-section.data.ts';
import * as styles from './MemberHub.css.ts';

interface MemberHubProps {
  /** Shows the account's owner. Off if the menu beside it already does. */
  head?: ReactNode;
  balance: ReactNode;
  shortcuts: readonly MemberLink[];
  /** The rewards section. Its pending rewards are offered beside the balance where there is room. */
  rewards: MemberLink | undefined;
  /** What follows below: every section on a phone, the latest records where the menu is beside the hub. */
  children?: ReactNode;
}

/** The start page of the account: balance, money actions and the most used sections. */
export function MemberHub({ head, balance, shortcuts, rewards, children }: MemberHubProps) {
  const { t } = useTranslation('member');
  return (
    <div className={styles.hub}>
      <div className={styles.card}>
        {head}
        <div className={styles.money}>{balance}</div>
        {rewards !== undefined && <Claim rewards={rewards} />}
        <div className={styles.acts}>
          <ButtonLink block variant="action" icon={ArrowDownToLineIcon} render={(props) => <Link {...props} to="/member/depositv2" />}>
            {t('sections.depositv2')}
          </ButtonLink>
          <ButtonLink block icon={ArrowUpFromLineIcon} render={(props) => <Link {...props} to="/member/withdraw" />}>
            {t('sections.withdraw')}
          </ButtonLink>
        </div>
      </div>
      <nav aria-label={t('shortcuts')}>
        <ul className={styles.shortcuts}>
          {shortcuts.map((link) => (
            <li key={link.id}>
              <Shortcut link={link} />
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

function Claim({ rewards }: { rewards: MemberLink }) {
  const { t } = useTranslation('member');
  const count = useBadge(rewards);
  if (count === 0) return null;
  return (
    <div className={styles.claim}>
      <Icon icon={GiftIcon} />
      <span className={styles.claimText}>{t('claim.waiting', { count })}</span>
      <div className={styles.claimAct}>
        <ButtonLink block render={(props) => <Link {...props} to={rewards.path} />}>
          {t('claim.go')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Shortcut({ link }: { link: MemberLink }) {
  const { t } = useTranslation('member');
  const count = useBadge(link);
  return (
    <Link className={styles.shortcut} to={link.path}>
      <span className={styles.face}>
        <Icon icon={link.icon} />
        <span className={styles.mark}>
          <CountMark count={count} label={t('waiting', { count })} />
        </span>
      </span>
      <span className={styles.label}>{link.label}</span>
    </Link>
  );
}
