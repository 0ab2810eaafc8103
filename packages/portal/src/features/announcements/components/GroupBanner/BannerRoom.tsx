import * as styles from './BannerRoom.css.ts';

/** Where banners will be: what lies below them does not move when they come. */
export function BannerRoom({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.room} />
      ))}
    </div>
  );
}
