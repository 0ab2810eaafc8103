import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { SmartphoneIcon, ZapIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { Late } from '#shared/lazy/Late.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectSiteSettings } from '#shared/facts/site.slice.ts';
import { addressOfApp, type App } from '../../download.rules.ts';
import * as styles from './AppCode.css.ts';

const qrCode = createLatePart(() => import('@livery/ui/QrCode'));

export const appIcons: Record<App, IconNode> = { ios: SmartphoneIcon, iosLite: ZapIcon, android: SmartphoneIcon };

/** A QR code that takes the app, or its guide, to the phone that scans it. */
export function AppCode({ app }: { app: App }) {
  const { t } = useTranslation('download');
  const address = addressOfApp(useAppSelector(selectSiteSettings)?.resources ?? [], app);
  const guide = useHref(`/download?app=${app}`);
  return (
    <div className={styles.code}>
      <Late part={qrCode} fallback={<Skeleton shape="block" />} broken={<Icon icon={appIcons[app]} />}>
        {({ QrCode }) => (
          <QrCode value={address ?? `${window.location.origin}${guide}`} label={t('scan', { app: t(`apps.${app}.name`) })} />
        )}
      </Late>
    </div>
  );
}
