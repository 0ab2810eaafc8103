import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { CopyButton } from '@livery/ui/CopyButton';
import { DownloadIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { useBrand } from '#shared/pages/brand.tsx';
import { saveFile } from '#shared/lists/files/save-file.ts';
import * as styles from './RecoveryCodes.css.ts';

/** Codes that cannot be shown again. The member must save them before leaving. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { identity } = useBrand();
  const text = codes.join('\n');
  return (
    <div className={styles.codes}>
      <Notice tone="warning">{t('twoFactor.steps.codes.text')}</Notice>
      <ul className={styles.list} translate="no" aria-label={t('twoFactor.steps.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton
          size="small"
          text={text}
          label={t('twoFactor.steps.codes.copy')}
          copiedLabel={t('protection.copied')}
          failedLabel={t('protection.notCopied')}
        />
        <Button
          size="small"
          icon={DownloadIcon}
          onClick={() =>
            saveFile(t('twoFactor.steps.codes.file', { brand: identity.name }), new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          {t('twoFactor.steps.codes.download')}
        </Button>
      </div>
      <Button variant="action" block onClick={onDone}>
        {t('twoFactor.steps.codes.done')}
      </Button>
    </div>
  );
}
