import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { useNamesPage } from '#shared/pages/page-name.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { boardRead } from '../../lottery-desk.reads.ts';
import { gameOf } from '../../board.rules.ts';
import { BoardHead } from '../BoardHead/BoardHead.tsx';
import * as styles from './Desk.css.ts';

/** The desk of the lottery in the address. */
export function Desk() {
  const { t } = useTranslation('lottery-desk');
  const [params] = useSearchParams();
  const game = gameOf(params.get('game'));
  const board = useRead(boardRead, game === null ? null : { game });
  useNamesPage(board.value?.name ?? null);
  if (game === null) return <EmptyState sentence={t('noGame')} />;
  return (
    <div className={styles.desk}>
      <Loaded of={board} onRetry={board.retry} skeleton={<Skeleton shape="block" />}>
        {(value) => <BoardHead board={value} />}
      </Loaded>
    </div>
  );
}
