import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { IconButton } from '@livery/ui/IconButton';
import { DownloadIcon } from '@livery/ui/icons';
import { regionalLanguage } from '@livery/contract/regional-language';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { fileLeft, fileRequested, selectFile, type FileRequest } from './files.slice.ts';
import * as styles from './FileButton.css.ts';

/** Saves the filtered list as a file, and shows progress and errors. */
export function FileButton({ request, isShort = false }: { request: FileRequest; isShort?: boolean }) {
  const { t } = useTranslation('lists');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const language = useAppSelector(selectLanguage);
  const file = useAppSelector(selectFile);
  useEffect(() => () => void dispatch(fileLeft()), [dispatch]);
  const size = (bytes: number) =>
    new Intl.NumberFormat(regionalLanguage(language), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
      Math.ceil(bytes / 1000),
    );
  return (
    <div className={styles.file}>
      {isShort && file.status === 'none' ? (
        <IconButton icon={DownloadIcon} label={t('file.save')} onClick={() => dispatch(fileRequested(request))} />
      ) : (
        <Button
          size="small"
          icon={DownloadIcon}
          loading={file.status === 'coming' ? t('file.coming') : undefined}
          onClick={() => dispatch(fileRequested(request))}
        >
          {file.status === 'failed' ? t('file.retry') : t('file.save')}
        </Button>
      )}
      {file.status === 'coming' && file.bytes > 0 && (
        <span className={styles.progress}>{t('file.progress', { size: size(file.bytes) })}</span>
      )}
      {file.status === 'failed' && (
        <p role="alert" className={styles.failure}>
          {errorText(file.failure.code)}
        </p>
      )}
    </div>
  );
}
