import type { ReactNode } from 'react';
import { EmptyState } from '@livery/ui/EmptyState';
import * as styles from './EmptyGames.css.ts';

export function EmptyGames({ sentence, action }: { sentence: string; action: ReactNode }) {
  return <EmptyState picture={<EmptyTable />} sentence={sentence} action={action} />;
}

/** Three face-down cards in a row: nothing has been dealt yet. */
function EmptyTable() {
  return (
    <svg className={styles.picture} viewBox="0 0 160 110" fill="none" aria-hidden="true">
      <path className={styles.line} d="M8 100h144" />
      <g className={styles.card}>
        <rect x="30" y="36" width="40" height="58" transform="rotate(-14 50 94)" />
        <rect x="90" y="36" width="40" height="58" transform="rotate(14 110 94)" />
        <rect x="58" y="22" width="44" height="66" />
      </g>
      <path className={styles.mark} d="M80 40c7 9 14 13 14 20a8 8 0 0 1-13 6 8 8 0 0 1-2 0 8 8 0 0 1-13-6c0-7 7-11 14-20z" />
    </svg>
  );
}
