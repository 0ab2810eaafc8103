import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { longestSubId, readSubId } from '@livery/contract/sub-id';
import { CopyButton } from '@livery/ui/CopyButton';
import { Dialog } from '@livery/ui/Dialog';
import { ShareButton } from '@livery/ui/ShareButton';
import { Skeleton } from '@livery/ui/Skeleton';
import { TextField } from '@livery/ui/TextField';
import { Late } from '#shared/lazy/Late.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import type { InvitationLink } from '../../agent-recruiting.reads.ts';
import { pathOfLink } from '../../link-address.rules.ts';
import * as styles from './InvitationLinks.css.ts';

const qrCode = createLatePart(() => import('@livery/ui/QrCode'));

/** A link as address and QR code, with the sub-id of the channel. */
export function ShareDialog({ link: { code }, onClose }: { link: InvitationLink; onClose: () => void }) {
  const { t } = useTranslation(['agent-recruiting', 'common']);
  const { identity } = useBrand();
  const [typed, setTyped] = useState('');
  const sub = typed.trim();
  const isWrong = sub !== '' && readSubId(sub) === '';
  const address = `${window.location.origin}${useHref(pathOfLink(code, readSubId(sub)))}`;
  const said = { copiedLabel: t('links.copied'), failedLabel: t('links.copyFailed') };
  return (
    <Dialog open onClose={onClose} title={t('link.shareTitle')} closeLabel={t('common:actions.close')}>
      <div className={styles.form}>
        <TextField
          label={t('link.sub')}
          hint={t('link.subHint')}
          error={isWrong ? t('link.subWrong') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestSubId}
        />
        <div>
          <p className={styles.detail}>{t('link.address')}</p>
          <p className={styles.address} translate="no">
            {address}
          </p>
        </div>
        <div className={styles.acts}>
          <ShareButton
            variant="action"
            label={t('links.share')}
            share={{ title: identity.name, text: t('links.shareText', { brand: identity.name }), url: address }}
            copy={{ label: t('links.copy'), ...said }}
          />
          {'share' in navigator && <CopyButton text={address} label={t('links.copy')} {...said} />}
        </div>
        <figure className={styles.figure}>
          <div className={styles.qr}>
            <Late part={qrCode} fallback={<Skeleton shape="block" />}>
              {({ QrCode }) => <QrCode value={address} label={t('link.qr')} />}
            </Late>
          </div>
          <figcaption className={styles.detail}>{t('link.scan')}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
