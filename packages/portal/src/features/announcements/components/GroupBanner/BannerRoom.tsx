import * as styles from './BannerRoom.css.ts';

/** The banners' placeholder, so that content below does not move. */
export function BannerRoom({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.room} />
      ))}
    </div>
  );
}
