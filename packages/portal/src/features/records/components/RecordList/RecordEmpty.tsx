import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';

interface RecordEmptyProps {
  /** Shown if there are no entries at all. */
  none: string;
  /** Shown if filters match nothing. */
  filtered: string;
  isFiltered: boolean;
  onReset: () => void;
}

/** An empty list links to the games, and an empty filter result to fewer filters. */
export function RecordEmpty({ none, filtered, isFiltered, onReset }: RecordEmptyProps) {
  const { t } = useTranslation(['records', 'lists']);
  if (isFiltered) return <EmptyState sentence={filtered} action={<Button onClick={onReset}>{t('lists:filters.reset')}</Button>} />;
  const play = (
    <ButtonLink variant="action" render={(props) => <Link {...props} to="/" />}>
      {t('bets.play')}
    </ButtonLink>
  );
  return <EmptyState sentence={none} action={play} />;
}
