import * as styles from './RoomList.css.ts';

const seats = 6;

/**
 * A card table from above, with one taken seat per player, at most six. Decoration, because the text has the number.
 */
export function TableArt({ players }: { players: number }) {
  return (
    <svg className={styles.table} viewBox="0 0 72 72" aria-hidden="true">
      <ellipse className={styles.felt} cx="36" cy="36" rx="24" ry="19" />
      <ellipse className={styles.rim} cx="36" cy="36" rx="19" ry="14" />
      {Array.from({ length: seats }, (_, index) => {
        const angle = ((index + 0.5) / seats) * 2 * Math.PI;
        return (
          <circle
            key={index}
            className={styles.seat}
            cx={36 + 29 * Math.cos(angle)}
            cy={36 + 26 * Math.sin(angle)}
            r="5"
            data-taken={index < players ? '' : undefined}
          />
        );
      })}
    </svg>
  );
}
