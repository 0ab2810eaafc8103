import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { ClockIcon } from '@livery/ui/icons';
import type { Promotion } from '@livery/contract/shapes';
import { EndingCountdown } from '#shared/time/EndingCountdown.tsx';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import * as styles from './TimeLeft.css.ts';

/** Until a promotion starts or ends. */
export function TimeLeft({ promotion: { state, startsAt, endsAt }, clockOffset }: { promotion: Promotion; clockOffset: number }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const onEnd = useCallback(() => dispatch(readsOutdated('promotions')), [dispatch]);
  const isAhead = state === 'comingSoon';
  const until = isAhead ? startsAt : endsAt;
  if (until === null || state === 'closed') return null;
  return (
    <p className={styles.left}>
      <Icon icon={ClockIcon} size="small" />
      <span>
        <EndingCountdown label={t(isAhead ? 'page.startsIn' : 'page.endsIn')} until={until} clockOffset={clockOffset} onEnd={onEnd} />
      </span>
    </p>
  );
}
