import * as styles from './GameCentre.css.ts';

/** A pitch with a ball's flight path, or a tournament tree. Decoration. */
export function CentreArt({ type }: { type: 'SPORTS' | 'ESPORTS' }) {
  return (
    <svg className={styles.art} viewBox="0 0 640 320" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {type === 'SPORTS' ? <Pitch /> : <Bracket />}
    </svg>
  );
}

function Pitch() {
  return (
    <>
      <path className={styles.soft} d="M150 70H600L720 360H-10z" />
      <path className={styles.line} d="M150 70H600L720 360H-10zM375 70L355 360M130 118H650" />
      <ellipse className={styles.line} cx="367" cy="190" rx="92" ry="42" />
      <path className={styles.line} d="M520 70l36 88H690M560 70l14 36H640" />
      <path className={styles.strong} d="M210 250C280 40 450 10 566 92" strokeDasharray="2 10" />
      <circle className={styles.point} cx="566" cy="92" r="9" />
    </>
  );
}

const firstRound = [40, 100, 160, 220, 280];

function Bracket() {
  return (
    <>
      {firstRound.map((y) => (
        <rect key={y} className={styles.soft} x="250" y={y - 18} width="110" height="36" rx="4" />
      ))}
      <path
        className={styles.line}
        d="M360 40h34v60h-34M394 70h40M360 160h34v60h-34M394 190h40M434 70v120M434 130h44M360 280h118V130M478 205h46"
      />
      <rect className={styles.soft} x="524" y="178" width="120" height="54" rx="4" />
      <path className={styles.strong} d="M360 40h34v30h40v60h44v75h46" />
      <circle className={styles.point} cx="524" cy="205" r="8" />
      <circle className={styles.point} cx="360" cy="40" r="5" />
    </>
  );
}
