import * as styles from './VipEmblem.css.ts';

interface VipEmblemProps {
  /** Counted from 1. 0 without a level. */
  level: number;
  isReached: boolean;
}

/** The outline of each level's emblem and its lit facets, on a grid of 64. */
const emblems: readonly { outline: string; facets: readonly string[] }[] = [
  // An empty ring.
  { outline: 'M32 8a24 24 0 1 0 0 48a24 24 0 1 0 0-48z', facets: [] },
  // A coin with a bar.
  { outline: 'M32 6a26 26 0 1 0 0 52a26 26 0 1 0 0-52z', facets: ['M32 12a20 20 0 0 1 20 20H32z', 'M26 22h12v20H26z'] },
  // A hexagon with two bars.
  { outline: 'M32 4l24 14v28L32 60L8 46V18z', facets: ['M32 4l24 14L32 32z', 'M22 24h7v16h-7zM35 24h7v16h-7z'] },
  // A star with a lit side.
  {
    outline: 'M32 3l8.6 18.6L61 24L46 38.3L49.8 58.6L32 48.5L14.2 58.6L18 38.3L3 24l20.4-2.4z',
    facets: ['M32 3v45.5L14.2 58.6L18 38.3L32 32z', 'M61 24L32 32l14 6.3z'],
  },
  // A shield with a chevron.
  {
    outline: 'M32 3l25 9v20c0 15-11 24-25 29C18 56 7 47 7 32V12z',
    facets: ['M32 3v58C18 56 7 47 7 32V12z', 'M18 24l14 10l14-10v9L32 43L18 33z'],
  },
  // A cut gemstone.
  { outline: 'M17 8h30l14 17L32 61L3 25z', facets: ['M17 8l-14 17h16zM47 8L32 8l-13 17h26z', 'M19 25h26L32 61z'] },
  // A crown.
  {
    outline: 'M5 17l13 11L32 6l14 22l13-11l-6 31H11zM11 51h42v7H11z',
    facets: ['M32 6v42H11L5 17l13 11z', 'M32 30l6 8l-6 8l-6-8z'],
  },
];

/** A level's emblem in the brand's colours. Decoration, because the level's name is next to it. */
export function VipEmblem({ level, isReached }: VipEmblemProps) {
  const emblem = emblems[Math.min(Math.max(level, 0), emblems.length - 1)] ?? emblems[0];
  return (
    <svg className={styles.emblem} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.outline({ isReached })} d={emblem?.outline} />
      {emblem?.facets.map((facet, index) => (
        <path key={facet} className={(index === 0 ? styles.light : styles.mark)({ isReached })} d={facet} />
      ))}
    </svg>
  );
}
