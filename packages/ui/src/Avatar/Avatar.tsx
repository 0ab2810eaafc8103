import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** Shows at most two of its letters. Decorative, because the name is beside it. */
  name: string;
  size?: 'small' | 'medium' | 'large' | undefined;
}

export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.avatar({ size })} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** First letters of the first and last word, by code point, so that no character is cut. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('');
}
