import type { Prize } from '@livery/contract/shapes';
import * as styles from './RewardArt.css.ts';

/** A small drawing of a prize. Decorative. */
export function RewardArt({ kind }: { kind: Prize['kind'] }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
      {kind === 'tickets' && <TicketArt />}
      {kind === 'cash' && <CoinArt />}
      {kind === 'bonus' && <GiftArt />}
    </svg>
  );
}

function TicketArt() {
  return (
    <g transform="rotate(-12 32 32)">
      <path className={styles.fold} d="M10 22h44v8a5 5 0 0 0 0 10v6H10v-6a5 5 0 0 0 0-10z" transform="translate(3 4)" />
      <path className={styles.paper} d="M10 20h44v8a5 5 0 0 0 0 10v6H10v-6a5 5 0 0 0 0-10z" />
      <path className={styles.line} d="M40 24v4m0 5v4m0 5v1" />
      <path
        className={styles.mark}
        d="m24 25 2.300 4.700 5.200.7-3.800 3.600.9 5.100-4.600-2.400-4.600 2.400.9-5.100-3.800-3.600 5.200-.7z"
      />
    </g>
  );
}

function CoinArt() {
  return (
    <>
      <ellipse className={styles.fold} cx="36" cy="45" rx="20" ry="9" />
      <circle className={styles.paper} cx="29" cy="29" r="20" />
      <circle className={styles.line} cx="29" cy="29" r="14" />
      <path className={styles.mark} d="m29 19 3 6.200 6.800.9-5 4.700 1.200 6.700-6-3.200-6 3.200 1.200-6.700-5-4.700 6.800-.9z" />
    </>
  );
}

function GiftArt() {
  return (
    <>
      <path className={styles.fold} d="M12 30h40v24H12z" />
      <path className={styles.paper} d="M9 20h46v12H9z" />
      <path className={styles.paper} d="M28 20h8v34h-8z" />
      <path className={styles.line} d="M32 20c-4-12-18-10-14-3 2 3 9 3 14 3zm0 0c4-12 18-10 14-3-2 3-9 3-14 3z" />
    </>
  );
}
