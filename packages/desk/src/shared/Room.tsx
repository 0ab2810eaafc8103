import type { ReactNode } from 'react';
import * as styles from './Room.css.ts';

interface RoomFrameProps {
  readonly title: string;
  /** One sentence about the task and whom it concerns. */
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function RoomFrame({ title, lead, actions, children }: RoomFrameProps) {
  return (
    <>
      <title>{`${title} · Livery desk`}</title>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  );
}
