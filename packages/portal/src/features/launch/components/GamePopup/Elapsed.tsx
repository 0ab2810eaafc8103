import { useEffect, useState } from 'react';
import { ClockIcon } from '@livery/ui/icons';
import { Icon } from '@livery/ui/Icon';
import { elapsedText } from '../../launch.rules.ts';
import * as styles from './GamePopup.css.ts';

/** How long the game has been open, so that players notice the time. */
export function Elapsed({ label }: { label: string }) {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.elapsed}>
      <Icon icon={ClockIcon} size="small" label={label} />
      {elapsedText(now - start)}
    </span>
  );
}
