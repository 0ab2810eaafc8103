import { useTranslation } from 'react-i18next';
import { ChunkFailure } from '../dialogs/ChunkFailure.tsx';

/** The language that was asked for did not come: the page keeps the one it has. */
export function LanguageFailure({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation();
  return <ChunkFailure sentence={t('preferences.languageFailed')} onDismiss={onDismiss} />;
}
