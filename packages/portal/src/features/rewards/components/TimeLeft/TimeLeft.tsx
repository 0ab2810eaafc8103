import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '@livery/ui/Countdown';
import { Icon } from '@livery/ui/Icon';
import { ClockIcon } from '@livery/ui/icons';
import type { Promotion } from '@livery/contract/shapes';
import { useTimeLeftText } from '#shared/parts/use-time-left-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { promotionsRequested } from '../../promotions.slice.ts';
import { selectPromotionsClockOffset } from '../../rewards.selectors.ts';
import * as styles from './TimeLeft.css.ts';

/** Until an activity begins, or ends. */
export function TimeLeft({ promotion: { state, startsAt, endsAt } }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const clockOffset = useAppSelector(selectPromotionsClockOffset);
  const format = useTimeLeftText();
  const onEnd = useCallback(() => dispatch(promotionsRequested()), [dispatch]);
  const isAhead = state === 'comingSoon';
  const until = isAhead ? startsAt : endsAt;
  if (until === null || state === 'closed') return null;
  const label = t(isAhead ? 'page.startsIn' : 'page.endsIn');
  return (
    <p className={styles.left}>
      <Icon icon={ClockIcon} size="small" />
      <span>
        {label} <Countdown key={until} until={Date.parse(until)} clockOffset={clockOffset} label={label} format={format} onEnd={onEnd} />
      </span>
    </p>
  );
}
