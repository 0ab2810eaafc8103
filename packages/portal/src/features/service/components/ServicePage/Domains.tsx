import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { CopyButton } from '@livery/ui/CopyButton';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { domainsRead } from '../../service.reads.ts';
import * as styles from './ServicePage.css.ts';

/** The site's domains, main one first, and advice on saving them. */
export function Domains() {
  const { t } = useTranslation('service');
  const domains = useRead(domainsRead, {});
  return (
    <section className={styles.panel} aria-labelledby="service-domains">
      <h2 className={styles.title} id="service-domains">
        {t('domains.title')}
      </h2>
      <p className={styles.text}>{t('domains.text')}</p>
      <Loaded of={domains} onRetry={domains.retry} skeleton={<Skeleton shape="block" />}>
        {({ mainDomain, domainRoute }) => (
          <ul className={styles.domains}>
            {[...new Set([mainDomain, ...domainRoute])].map((name) => (
              <li key={name} className={styles.domain}>
                <span className={styles.domainName}>
                  <span translate="no">{name}</span>
                  {name === mainDomain && <Badge tone="neutral">{t('domains.main')}</Badge>}
                </span>
                <CopyButton
                  text={`https://${name}`}
                  label={t('domains.copy')}
                  copiedLabel={t('domains.copied')}
                  failedLabel={t('domains.copyFailed')}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <a href="#service-verification">{t('domains.verify')}</a>
    </section>
  );
}
