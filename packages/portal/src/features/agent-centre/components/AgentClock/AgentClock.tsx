import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#shared/pages/brand.tsx';
import { usePorts } from '#shared/ports/ports.ts';
import { clockOf } from '../../agent-clock.rules.ts';
import * as styles from './AgentClock.css.ts';

/**
 * The site's time in the brand's time zone, by the gateway's clock. `offset` is the gateway's lead over the device's
 * clock.
 */
export function AgentClock({ offset }: { offset: number }) {
  const { t } = useTranslation('agent-centre');
  const { format } = useBrand();
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now() + offset);
  useEffect(() => {
    const tick = () => setNow(clock.now() + offset);
    tick();
    // Waits for the next whole second each time, so that a late timer skips none.
    let timer = setTimeout(function next() {
      tick();
      timer = setTimeout(next, untilNext());
    }, untilNext());
    function untilNext(): number {
      return 1000 - ((((clock.now() + offset) % 1000) + 1000) % 1000);
    }
    return () => clearTimeout(timer);
  }, [clock, offset]);
  const { zone, time } = clockOf(now, format.timeZone);
  return (
    <span className={styles.clock} role="timer" aria-label={t('clock')}>
      <span className={styles.zone}>{zone}</span> <time dateTime={new Date(now).toISOString()}>{time}</time>
    </span>
  );
}
