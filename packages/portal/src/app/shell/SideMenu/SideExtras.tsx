import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { CrownIcon, DownloadIcon, GiftIcon, ShoppingBagIcon, UserPlusIcon } from '@livery/ui/icons';
import { Spinner } from '@livery/ui/Spinner';
import { useBrand } from '#shared/pages/brand.tsx';
import { Late } from '#shared/lazy/Late.tsx';
import { GroupBanner } from '#shared/ports/group-banner.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectHasReferral } from '#shared/facts/site.slice.ts';
import { paths } from '#app/routing/navigation.ts';
import { useRuntime } from '#app/start/runtime-context.tsx';
import { useMemberLink } from '../use-member-link.ts';
import * as styles from './SideMenu.css.ts';

const choices = { load: async () => (await import('./PrivacyEntry.tsx')).privacyEntry };
const apps = { load: async () => (await import('#features/download/side-apps.part.ts')).sideApps };

/** The rest of the open menu: rewards, apps and the operator's banners. */
export function SideExtras({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const toMemberPage = useMemberLink();
  const { runtime } = useRuntime();
  const { analytics } = useBrand();
  const hasReferral = useAppSelector(selectHasReferral);
  const entries = [
    { icon: CrownIcon, label: t('navigation.vipBonus'), link: toMemberPage(paths.vip) },
    ...(hasReferral ? [{ icon: UserPlusIcon, label: t('navigation.referAndWin'), link: toMemberPage(paths.referral) }] : []),
    { icon: GiftIcon, label: t('navigation.getBonusBets'), link: toMemberPage(paths.rewards) },
    { icon: ShoppingBagIcon, label: t('pages.pointMall'), link: { to: paths.pointMall, onClick: undefined } },
  ];
  return (
    <>
      <nav aria-label={t('navigation.bonuses')}>
        <ul className={styles.list}>
          {entries.map(({ icon, label, link: { onClick, ...link } }) => (
            <li key={link.to}>
              <Link
                className={styles.entry()}
                {...link}
                onClick={(event) => {
                  onFollow?.();
                  onClick?.(event);
                }}
              >
                <Icon icon={icon} />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Download onFollow={onFollow} />
          </li>
        </ul>
      </nav>
      <GroupBanner group="w_leftmenu" onFollow={onFollow} />
      {analytics !== undefined && (
        <Late part={runtime.page(choices)} fallback={null} broken={null}>
          {({ Page }) => <Page />}
        </Late>
      )}
    </>
  );
}

/** The QR codes are rendered on request. */
function Download({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { runtime } = useRuntime();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.entry()}>
        <Icon icon={DownloadIcon} />
        {t('footer.download')}
      </summary>
      {isOpen && (
        <div className={styles.apps}>
          <Late part={runtime.page(apps)} fallback={<Spinner label={t('shell.loading')} />}>
            {({ Page }) => <Page />}
          </Late>
          <Link className={styles.subentry} to={paths.download} onClick={onFollow} data-more="">
            {t('actions.more')}
          </Link>
        </div>
      )}
    </details>
  );
}
