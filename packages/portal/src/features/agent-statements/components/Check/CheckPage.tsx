import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { UploadField } from '@livery/ui/UploadField';
import { useAddress } from '#shared/address/use-address.ts';
import { useUrlText } from '#shared/address/use-url-text.ts';
import { PublicPage } from '#shared/pages/PublicPage.tsx';
import { selectAccount, selectIsTrial } from '#shared/facts/viewer.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { hashIn, inspectFile, type InspectedFile } from '../../statement-file.rules.ts';
import { CheckResult } from './CheckResult.tsx';
import { OwnPlay } from './OwnPlay.tsx';
import { PublishedDays } from './PublishedDays.tsx';
import * as styles from './Check.css.ts';

/** Anyone can check here whether a statement is genuine, by its hash or file. */
export function CheckPage() {
  const { t } = useTranslation('agent-statements');
  const asked = new URLSearchParams(useAddress().search).get('hash') ?? '';
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useUrlText(asked);
  const [file, setFile] = useState<InspectedFile | null>(null);
  const isMember = useAppSelector(selectAccount) !== null;
  const isTrial = useAppSelector(selectIsTrial);
  const hash = hashIn(asked);
  const check = (text: string) =>
    setParams(text.trim() === '' ? {} : { hash: hashIn(text) ?? text.trim().slice(0, 100) }, { replace: true });
  return (
    <PublicPage title={t('check.title')} lead={t('check.lead')}>
      <div className={styles.columns}>
        <form
          className={styles.card}
          onSubmit={(event) => {
            event.preventDefault();
            setFile(null);
            check(typed);
          }}
        >
          <TextField
            label={t('check.hash')}
            hint={t('check.hashHint')}
            error={asked !== '' && hash === null ? t('check.hashWrong') : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
          <div className={styles.act}>
            <Button type="submit" variant="action">
              {t('check.submit')}
            </Button>
          </div>
          <StatementFile
            onInspected={(inspected) => {
              setFile(inspected);
              if (inspected !== null) check(inspected.hash);
            }}
          />
        </form>
        {hash !== null && <CheckResult hash={hash} file={file?.hash === hash ? file : null} />}
      </div>
      <PublishedDays />
      {isMember && !isTrial && <OwnPlay />}
    </PublicPage>
  );
}

/** More than any statement has. */
const largest = 20_000_000;

function StatementFile({ onInspected }: { onInspected: (file: InspectedFile | null) => void }) {
  const { t } = useTranslation('agent-statements');
  const [isUnreadable, setUnreadable] = useState(false);
  const inspect = async (file: File) => {
    try {
      if (file.size > largest) throw new Error('The file is too large');
      onInspected(await inspectFile(file.name, new Uint8Array(await file.arrayBuffer())));
      setUnreadable(false);
    } catch {
      // The file has disappeared, or the page came without TLS and cannot hash.
      onInspected(null);
      setUnreadable(true);
    }
  };
  return (
    <UploadField
      label={t('check.file')}
      hint={t('check.fileHint')}
      error={isUnreadable ? t('check.unreadable') : undefined}
      items={[]}
      onAdd={([file]) => {
        if (file !== undefined) void inspect(file);
      }}
      onRemove={() => undefined}
      accept="application/json,.json"
      texts={{
        choose: t('check.choose'),
        drop: t('check.drop'),
        remove: (name) => name,
        sending: (name) => name,
        size: String,
      }}
    />
  );
}
