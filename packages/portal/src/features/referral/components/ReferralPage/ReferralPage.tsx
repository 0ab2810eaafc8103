import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { CopyButton } from '@livery/ui/CopyButton';
import { ShareButton } from '@livery/ui/ShareButton';
import { Skeleton } from '@livery/ui/Skeleton';
import { useBrand } from '#shared/pages/brand.tsx';
import { Late } from '#shared/lazy/Late.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { referralRead, type Referral } from '../../referral.reads.ts';
import { FunnelPicture } from './FunnelPicture.tsx';
import * as styles from './ReferralPage.css.ts';

const qrCode = createLatePart(() => import('@livery/ui/QrCode'));

/** The member's invitation as link, code and QR code, and its results. */
export function ReferralPage() {
  const referral = useRead(referralRead, {});
  return (
    <Loaded of={referral} onRetry={referral.retry} skeleton={<ReferralSkeleton />}>
      {(value) => (
        <div className={styles.page}>
          <Invitation referral={value} />
          <FunnelPicture funnel={value.funnel} />
        </div>
      )}
    </Loaded>
  );
}

function Invitation({ referral: { code } }: { referral: Referral }) {
  const { t } = useTranslation('referral');
  const { identity } = useBrand();
  const link = `${window.location.origin}${useHref(`/register?referralCode=${encodeURIComponent(code)}`)}`;
  const said = { copiedLabel: t('copied'), failedLabel: t('copyFailed') };
  return (
    <section className={styles.invitation} aria-labelledby="referral-invite">
      <div className={styles.words}>
        <h2 className={styles.title} id="referral-invite">
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text', { brand: identity.name })}</p>
        <dl className={styles.facts}>
          <dt className={styles.label}>{t('code')}</dt>
          <dd className={styles.code} translate="no">
            {code}
          </dd>
          <dt className={styles.label}>{t('link')}</dt>
          <dd className={styles.link}>{link}</dd>
        </dl>
        <div className={styles.acts}>
          <ShareButton
            variant="action"
            block
            label={t('share')}
            share={{ title: identity.name, text: t('shareText', { brand: identity.name }), url: link }}
            copy={{ label: t('copyLink'), ...said }}
          />
          {'share' in navigator && <CopyButton text={link} label={t('copyLink')} block {...said} />}
          <CopyButton text={code} label={t('copyCode')} block {...said} />
        </div>
      </div>
      <figure className={styles.figure}>
        <div className={styles.qr}>
          <Late part={qrCode} fallback={<Skeleton shape="block" />}>
            {({ QrCode }) => <QrCode value={link} label={t('qr')} />}
          </Late>
        </div>
        <figcaption className={styles.label}>{t('scan')}</figcaption>
      </figure>
    </section>
  );
}

function ReferralSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.invitation}>
        <div className={styles.words}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton shape="control" width="half" />
        </div>
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  );
}
