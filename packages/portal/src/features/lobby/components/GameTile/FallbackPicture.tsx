import * as styles from './GamePicture.css.ts';

/**
 * Rings of light over the brand's band, rotated by the game's number so that neighbours differ. The name is drawn on it
 * where there is room.
 */
export function FallbackPicture({ name, seed }: { name?: string; seed: number }) {
  const x = 20 + ((seed * 37) % 60);
  const y = 16 + ((seed * 53) % 36);
  return (
    <span className={styles.fallback} data-fallback aria-hidden="true">
      <svg className={styles.picture} viewBox="0 0 100 133" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className={styles.rings} fill="none">
          {[14, 26, 40, 56, 74, 94].map((radius) => (
            <circle key={radius} cx={x} cy={y} r={radius} />
          ))}
        </g>
        <circle className={styles.light} cx={x} cy={y} r="9" />
        <path className={styles.ground} d={`M0 ${96 + (seed % 9)}c22-16 40-14 58-4s30 8 42 0v60H0z`} />
      </svg>
      {name !== undefined && (
        <span className={styles.lettering} dir="auto">
          {name}
        </span>
      )}
    </span>
  );
}
