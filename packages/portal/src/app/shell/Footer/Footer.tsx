import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { categoryAddress, paths, selectProductTypes } from '#app/routing/navigation.ts';
import { useBonusEntries } from '../use-bonus-entries.ts';
import { useCustomerService } from '../use-customer-service.ts';
import { Legal } from './Legal.tsx';
import { VendorMarks } from './VendorMarks.tsx';
import { Wave } from './Wave.tsx';
import * as styles from './Footer.css.ts';

/** In the order of section 2 of the specification. */
const networks = ['youtube', 'facebook', 'instagram', 'whatsapp', 'messenger', 'telegram'] as const;

export function Footer() {
  const { t } = useTranslation();
  const { layout, social, footer } = useBrand();
  const types = useAppSelector(selectProductTypes);
  const service = useCustomerService();
  const bonuses = useBonusEntries();
  // Next to longer columns they shift nothing, and home's document has no room for them.
  const isHydrated = useIsHydrated();
  const named = networks.flatMap((network) => (social[network] === undefined ? [] : [{ network, href: social[network] }]));
  return (
    <footer className={styles.footer}>
      {layout.footer === 'wave' && <Wave className={styles.wave} />}
      <div className={styles.inner({ variant: layout.footer })}>
        <div className={styles.columns({ variant: layout.footer })}>
          <Column title={t('footer.help')}>
            <FooterLink to={paths.help}>{t('footer.helpCenter')}</FooterLink>
            <FooterLink to={paths.terms}>{t('footer.terms')}</FooterLink>
            {isHydrated && <FooterLink to={paths.saferPlay}>{t('footer.responsible')}</FooterLink>}
            {footer.links.map(({ titleKey, to }) => (
              <FooterLink key={to} to={to}>
                {t(titleKey.replace('.', ':'), { defaultValue: '' })}
              </FooterLink>
            ))}
          </Column>
          <Column title={t('footer.contact')}>
            <a className={styles.link} {...service}>
              {t('navigation.customerService')}
            </a>
            {isHydrated && (
              <>
                <FooterLink to={paths.service}>{t('footer.official')}</FooterLink>
                <FooterLink to={paths.download}>{t('footer.download')}</FooterLink>
              </>
            )}
          </Column>
          <Column title={t('footer.products')} length="many">
            {types.map((type) => (
              <FooterLink key={type} to={categoryAddress(type)}>
                {t(`types.${type}`, { defaultValue: type })}
              </FooterLink>
            ))}
            {isHydrated &&
              bonuses.map(({ label, link }) => (
                <Link key={link.to} className={styles.link} {...link}>
                  {label}
                </Link>
              ))}
          </Column>
          {named.length > 0 && (
            <Column title={t('footer.social')} length="some">
              {named.map(({ network, href }) => (
                <a key={network} className={styles.link} href={href} target="_blank" rel="noopener">
                  {t(`social.${network}`)}
                </a>
              ))}
            </Column>
          )}
        </div>
        <VendorMarks />
        <Legal />
      </div>
    </footer>
  );
}

/** A longer group takes the phone's full width. */
function Column({ title, length = 'few', children }: { title: string; length?: 'few' | 'some' | 'many'; children: ReactNode }) {
  const { layout } = useBrand();
  return (
    <section className={styles.column({ variant: layout.footer, length })}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.links({ length, variant: layout.footer })}>{children}</div>
    </section>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
