import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MegaphoneIcon, PauseIcon, PlayIcon } from '../Icon/icons.ts';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Marquee.css.ts';

export interface MarqueeItem {
  id: string;
  content: ReactNode;
}

export interface MarqueeProps {
  label: string;
  items: readonly MarqueeItem[];
  pauseLabel: string;
  playLabel: string;
  icon?: IconNode | undefined;
  /** Pauses while a dialog or menu covers the page. */
  isResting?: boolean | undefined;
  /** `band` on the hero, `strip` on the page. */
  variant?: 'strip' | 'band' | undefined;
}

/** Pixels per second, slow enough to read a short sentence. */
const speed = 48;

/**
 * Notices that scroll if they do not fit. Hover, focus or a button pauses them. With reduced motion, it is a list that
 * users scroll themselves.
 */
export function Marquee({ label, items, pauseLabel, playLabel, icon = MegaphoneIcon, isResting = false, variant = 'strip' }: MarqueeProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isRolling, setRolling] = useState(false);

  useEffect(() => {
    const frame = viewport.current;
    const list = track.current;
    if (frame === null || list === null) return undefined;
    const observer = new ResizeObserver(() => {
      setRolling(list.scrollWidth > frame.clientWidth);
      frame.style.setProperty(styles.durationName, `${Math.round(list.scrollWidth / speed)}s`);
    });
    observer.observe(frame);
    observer.observe(list);
    return () => observer.disconnect();
  }, [items]);

  const entries = items.map((item) => (
    <li key={item.id} className={styles.item}>
      {item.content}
    </li>
  ));
  return (
    <section className={styles.marquee({ variant })} aria-label={label}>
      <span className={styles.icon}>
        <Icon icon={icon} size="small" />
      </span>
      <div ref={viewport} className={isRolling ? styles.rollingViewport : styles.viewport}>
        <ul ref={track} className={styles.track({ isRolling, isPaused: isPaused || isResting })}>
          {entries}
        </ul>
        {isRolling && (
          <ul className={`${styles.track({ isRolling, isPaused: isPaused || isResting })} ${styles.copy}`} aria-hidden="true" inert>
            {entries}
          </ul>
        )}
      </div>
      {isRolling && (
        <span className={styles.control}>
          <IconButton
            icon={isPaused ? PlayIcon : PauseIcon}
            label={isPaused ? playLabel : pauseLabel}
            variant={variant === 'band' ? 'band' : 'quiet'}
            onClick={() => setPaused(!isPaused)}
          />
        </span>
      )}
    </section>
  );
}
