import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { DownloadIcon } from '@livery/ui/icons';
import { Tabs } from '@livery/ui/Tabs';
import { useBrand } from '#shared/pages/brand.tsx';
import { PublicPage } from '#shared/pages/PublicPage.tsx';
import { useAddress } from '#shared/address/use-address.ts';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectSiteSettings } from '#shared/facts/site.slice.ts';
import { addressOfApp, appOf, appOfDevice, apps, type App } from '../../download.rules.ts';
import { AppCode, appIcons } from '../AppCode/AppCode.tsx';
import * as styles from './DownloadPage.css.ts';

const stepsOf = ['one', 'two', 'three'] as const;

/** Three apps, each with its code to scan and a link to install it on the current device. */
export function DownloadPage() {
  const { t } = useTranslation('download');
  const { identity } = useBrand();
  const [, setParams] = useSearchParams();
  const asked = new URLSearchParams(useAddress().search).get('app');
  const suitable = useIsHydrated() ? appOfDevice(navigator) : null;
  const chosen = appOf(asked, suitable);
  return (
    <PublicPage title={t('title', { brand: identity.name })} lead={t('lead')}>
      <ul className={styles.apps}>
        {apps.map((app) => (
          <li key={app} className={styles.app}>
            <AppCard app={app} isOwn={app === suitable} />
          </li>
        ))}
      </ul>
      <section className={styles.guide} aria-labelledby="download-guide">
        <h2 className={styles.title} id="download-guide">
          {t('guide.title')}
        </h2>
        <div>
          <Tabs
            label={t('guide.device')}
            items={apps.map((app) => ({ id: app, label: t(`apps.${app}.name`), icon: appIcons[app] }))}
            value={chosen}
            onChange={(app) => setParams({ app }, { replace: true })}
          >
            <ol className={styles.steps}>
              {stepsOf.map((step, index) => (
                <li key={step} className={styles.step}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <p>{t(`guide.${chosen}.${step}`)}</p>
                </li>
              ))}
            </ol>
            <p className={styles.text}>{t('guide.safe')}</p>
          </Tabs>
        </div>
      </section>
    </PublicPage>
  );
}

function AppCard({ app, isOwn }: { app: App; isOwn: boolean }) {
  const { t } = useTranslation('download');
  const address = addressOfApp(useAppSelector(selectSiteSettings)?.resources ?? [], app);
  return (
    <>
      <div className={styles.code}>
        <AppCode app={app} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Icon icon={appIcons[app]} />
          {t(`apps.${app}.name`)}
        </h2>
        <p className={styles.text}>{t(`apps.${app}.text`)}</p>
        <ButtonLink
          variant={isOwn ? 'action' : undefined}
          icon={DownloadIcon}
          href={address ?? '#download-guide'}
          {...(address === null ? {} : { rel: 'noopener noreferrer' })}
        >
          {t(address === null ? 'install' : 'get')}
        </ButtonLink>
      </div>
    </>
  );
}
