import * as styles from './PickOne.css.ts';

const starPath = 'm60 62 5 10 11 1.600-8 7.800 1.900 11-9.900-5.200-9.900 5.200 1.900-11-8-7.800 11-1.600z';

/** A golden egg, whole or broken with a star in it. */
export function EggArt({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 150" aria-hidden="true">
      <ellipse className={styles.shadow} cx="60" cy="139" rx="36" ry="7" />
      {isOpen ? (
        <>
          <g className={styles.prize}>
            <circle className={styles.seal} cx="60" cy="76" r="25" />
            <path className={styles.star} d={starPath} />
          </g>
          <path className={styles.shell} d="M18 92l14 10 13-13 15 13 15-13 13 13 14-10c2 30-18 46-42 46S16 122 18 92z" />
          <path className={styles.shade} d="M60 138c24 0 44-16 42-46l-8 5.700c-2 22-16 34-34 40.300z" />
          <path className={styles.shell} d="M30 34c7-13 19-22 30-22 6 0 12 2.600 17 7L64 30l-9-8-8 14z" transform="rotate(-18 52 24)" />
        </>
      ) : (
        <>
          <path className={styles.shell} d="M60 10c24 0 44 42 44 72 0 33-19 56-44 56S16 115 16 82c0-30 20-72 44-72z" />
          <path className={styles.shade} d="M60 138c25 0 44-23 44-56 0-19-8-43-19-58 6 42 3 92-25 114z" />
          <ellipse className={styles.shine} cx="42" cy="52" rx="8" ry="17" transform="rotate(18 42 52)" />
        </>
      )}
    </svg>
  );
}

/** A red envelope, sealed or open with its note. */
export function EnvelopeArt({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 150" aria-hidden="true">
      <ellipse className={styles.shadow} cx="60" cy="141" rx="40" ry="6" />
      {isOpen && <path className={styles.flap} d="M18 58 60 18l42 40z" />}
      <rect className={styles.paper} x="18" y="36" width="84" height="102" rx="7" />
      {isOpen ? (
        <>
          <path className={styles.inside} d="M18 58h84l-42 28z" />
          <g className={styles.prize}>
            <rect className={styles.note} x="30" y="14" width="60" height="76" rx="5" />
            <circle className={styles.seal} cx="60" cy="44" r="17" />
            <path
              className={styles.star}
              d="m60 33 3.400 6.900 7.600 1.100-5.500 5.400 1.300 7.600-6.800-3.600-6.800 3.600 1.300-7.600-5.500-5.400 7.600-1.100z"
            />
          </g>
          <path className={styles.paper} d="M18 70l42 26 42-26v61a7 7 0 0 1-7 7H25a7 7 0 0 1-7-7z" />
        </>
      ) : (
        <>
          <path className={styles.flap} d="M18 43a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7L60 82z" />
          <circle className={styles.seal} cx="60" cy="80" r="17" />
          <path
            className={styles.star}
            d="m60 69 3.400 6.900 7.600 1.100-5.500 5.400 1.300 7.600-6.800-3.600-6.800 3.600 1.300-7.600-5.500-5.400 7.600-1.100z"
          />
        </>
      )}
    </svg>
  );
}
