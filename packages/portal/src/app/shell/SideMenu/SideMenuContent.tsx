import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { BadgePercentIcon, DicesIcon, HeadsetIcon, NetworkIcon, SendIcon, SettingsIcon } from '@livery/ui/icons';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { selectIsSettled } from '#features/announcements/announcements.slice.ts';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { whenIdle } from '#shared/lazy/when-idle.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { sideMenuToggled } from '#shared/facts/preferences.slice.ts';
import { selectServiceEntries } from '#shared/facts/service-entries.ts';
import { selectIsAgent } from '#shared/facts/viewer.slice.ts';
import { paths } from '#app/routing/navigation.ts';
import { useLinkedAddress } from '#app/routing/use-linked-address.ts';
import { LanguageSelect } from '../LanguageSelect/LanguageSelect.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { useCustomerService } from '../use-customer-service.ts';
import * as styles from './SideMenu.css.ts';
import { SidePromotions } from './SidePromotions.tsx';

/** Loads the parts that can wait until the page is idle. */
const sideExtras = createLatePart(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve, 5000));
  return import('./SideExtras.tsx');
});

export interface SideMenuContentProps {
  /** Icons with hidden names. Choices are behind one button that opens the menu. */
  isNarrow?: boolean;
  /** Called after a link was followed, to close sheets. */
  onFollow?: () => void;
  children?: ReactNode;
}

export function SideMenuContent({ isNarrow = false, onFollow, children }: SideMenuContentProps) {
  const { t } = useTranslation();
  const here = useLinkedAddress();
  const dispatch = useAppDispatch();
  const isAgent = useAppSelector(selectIsAgent);
  const service = useCustomerService();
  // The promotions load late. Everything below waits for them, so that it does not move.
  const hasRest = useAppSelector(selectIsSettled) && !isNarrow;
  const className = styles.entry({ isNarrow });
  const link = (to: string, icon: IconNode, label: string) => (
    <Link
      className={className}
      to={to}
      title={isNarrow ? label : undefined}
      aria-current={here === to ? 'page' : undefined}
      onClick={onFollow}
    >
      <EntryFace icon={icon} label={label} isNarrow={isNarrow} />
    </Link>
  );
  return (
    <div className={styles.content}>
      <nav aria-label={t('shell.menuTitle')}>
        <ul className={styles.list}>
          <li>{link(paths.home, DicesIcon, t('navigation.lobby'))}</li>
          <li>{link(isAgent ? paths.agentHome : paths.agent, NetworkIcon, t('navigation.agent'))}</li>
          <li>
            <a
              className={className}
              title={isNarrow ? t('navigation.customerService') : undefined}
              href={service.href}
              target={service.target}
              rel={service.rel}
              data-window={service['data-window']}
              onClick={onFollow}
            >
              <EntryFace icon={HeadsetIcon} label={t('navigation.customerService')} isNarrow={isNarrow} />
            </a>
          </li>
          <li>
            {link(paths.promotions, BadgePercentIcon, t('navigation.promotions'))}
            {!isNarrow && <SidePromotions here={here} onFollow={onFollow} />}
          </li>
          {hasRest && <Telegram className={className} />}
        </ul>
      </nav>
      {children}
      {hasRest && (
        <Late part={sideExtras} fallback={null} broken={null}>
          {({ SideExtras }) => <SideExtras onFollow={onFollow} />}
        </Late>
      )}
      <div className={styles.choices}>
        {isNarrow ? (
          <button type="button" className={className} title={t('shell.choices')} onClick={() => dispatch(sideMenuToggled())}>
            <EntryFace icon={SettingsIcon} label={t('shell.choices')} isNarrow />
          </button>
        ) : (
          <>
            <LanguageSelect />
            <ThemeSwitch />
          </>
        )}
      </div>
    </div>
  );
}

/** The operator's Telegram services, once the settings are known (specification, section 2). */
function Telegram({ className }: { className: string }) {
  const { t } = useTranslation();
  const services = useAppSelector(selectServiceEntries).filter(({ csType }) => csType === 'TELEGRAM');
  if (services.length === 0) return null;
  return (
    <li>
      <details>
        <summary className={className}>
          <EntryFace icon={SendIcon} label={t('social.telegram')} isNarrow={false} />
        </summary>
        <ul className={styles.list}>
          {services.map(({ path, title }) => (
            <li key={path}>
              <a className={className} href={path} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function EntryFace({ icon, label, isNarrow }: { icon: IconNode; label: string; isNarrow: boolean }) {
  return (
    <>
      <Icon icon={icon} />
      {isNarrow ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </>
  );
}
