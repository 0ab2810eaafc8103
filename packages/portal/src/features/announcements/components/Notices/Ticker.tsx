import { useEffect, useState } from 'react';
import type { Announcement } from '@livery/contract/shapes';
import { IconButton } from '@livery/ui/IconButton';
import { PauseIcon, PlayIcon } from '@livery/ui/icons';
import * as styles from './Notices.css.ts';

/** Long enough to read a title twice. */
const turnDelay = 6000;

interface TickerProps {
  label: string;
  pauseLabel: string;
  playLabel: string;
  notices: readonly Announcement[];
  /** Whether something covers the page. */
  isResting: boolean;
  onOpen: (notice: number) => void;
}

/** One notice at a time between two hairlines. The next one rolls in from below. */
export function Ticker({ label, pauseLabel, playLabel, notices, isResting, onOpen }: TickerProps) {
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isRunning = notices.length > 1 && !isPaused && !isHeld && !isResting;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTurn((current) => current + 1), turnDelay);
    return () => clearInterval(timer);
  }, [isRunning]);

  const index = turn % notices.length;
  const notice = notices[index];
  if (notice === undefined) return null;
  return (
    <section aria-label={label}>
      <div
        className={styles.ticker}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <span className={styles.tickerLabel} aria-hidden="true">
          {label}
        </span>
        <div className={styles.tickerLine}>
          <button
            key={notice.id}
            type="button"
            className={turn === 0 ? styles.entry : styles.rolledEntry}
            dir="auto"
            onClick={() => onOpen(notice.id)}
          >
            {notice.title}
          </button>
        </div>
        {notices.length > 1 && (
          <>
            <span className={styles.count}>
              {index + 1}/{notices.length}
            </span>
            <IconButton
              icon={isPaused ? PlayIcon : PauseIcon}
              label={isPaused ? playLabel : pauseLabel}
              onClick={() => setPaused(!isPaused)}
            />
          </>
        )}
      </div>
    </section>
  );
}
