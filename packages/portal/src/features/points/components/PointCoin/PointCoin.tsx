import * as styles from './PointCoin.css.ts';

/** The points coin in the brand's colours. Decorative. */
export function PointCoin() {
  return (
    <svg className={styles.coin} viewBox="0 0 64 64" aria-hidden="true">
      <ellipse className={styles.rim} cx="32" cy="35" rx="28" ry="27" />
      <circle className={styles.face} cx="32" cy="30" r="28" />
      <circle className={styles.ring} cx="32" cy="30" r="21.500" />
      <path
        className={styles.star}
        d="m32 15 4.600 9.600 10.500 1.400-7.700 7.300 1.900 10.400L32 38.600l-9.300 5.100 1.900-10.400-7.700-7.300 10.500-1.400z"
      />
      <path className={styles.shine} d="M12 11A28 28 0 0 1 46 5.700L9.700 47A28 28 0 0 1 12 11z" />
    </svg>
  );
}
