import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Countdown } from '@livery/ui/Countdown';
import { Icon } from '@livery/ui/Icon';
import { ClockIcon } from '@livery/ui/icons';
import { ProgressBar } from '@livery/ui/ProgressBar';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useTimeLeftText } from '#shared/time/use-time-left-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import type { Bonus } from '../../bonuses.api.ts';
import * as styles from './BonusCard.css.ts';

const tones: Record<Bonus['state'], NonNullable<BadgeProps['tone']>> = {
  active: 'accent',
  released: 'positive',
  forfeited: 'neutral',
  expired: 'neutral',
};

const sources = ['mission', 'promotion', 'bonus', 'pointReward'] as const;

interface BonusCardProps {
  bonus: Bonus;
  currency: string;
  /** The gateway's clock minus the device's, in milliseconds. */
  clockOffset: number;
}

/** A bonus: its wagering progress and time left, or how it ended. */
export function BonusCard({ bonus, currency, clockOffset }: BonusCardProps) {
  const { t } = useTranslation('bonuses');
  const moneyText = useMoneyText();
  const dateText = useDateText({ dateStyle: 'medium' });
  const dispatch = useAppDispatch();
  const { id, source, amount, required, worked, state, grantedAt, expiresAt, endedAt } = bonus;
  const left = required - worked;
  return (
    <li className={styles.card({ isActive: state === 'active' })}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{t(`sources.${sources.find((known) => known === source) ?? 'bonus'}`)}</h2>
          <span className={styles.detail}>{t('granted', { date: dateText(grantedAt) })}</span>
        </div>
        <div className={styles.worth}>
          <span className={styles.amount}>{moneyText(amount, currency)}</span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </div>
      </div>
      <ProgressBar
        label={t('worked')}
        value={worked}
        max={required}
        valueText={t('workedOf', { worked: moneyText(worked, currency), required: moneyText(required, currency) })}
        tone={state === 'released' ? 'money' : 'link'}
      />
      {state === 'active' ? (
        <div className={styles.foot}>
          <span className={styles.detail}>
            {t('left', { amount: moneyText(left, currency) })}
            <Expiry at={expiresAt} clockOffset={clockOffset} />
          </span>
          <Button
            size="small"
            variant="quiet"
            data-opens="forfeitBonus"
            aria-label={t('forfeitNamed', { amount: moneyText(amount, currency) })}
            onClick={() => dispatch(dialogRequested({ kind: 'forfeitBonus', id, amount, currency }))}
          >
            {t('forfeit')}
          </Button>
        </div>
      ) : (
        <p className={styles.detail}>{t(`ends.${state}`, { date: endedAt === null ? '' : dateText(endedAt) })}</p>
      )}
    </li>
  );
}

function Expiry({ at, clockOffset }: { at: string; clockOffset: number }) {
  const { t } = useTranslation('bonuses');
  const timeLeft = useTimeLeftText();
  return (
    <span className={styles.expiry}>
      <Icon icon={ClockIcon} size="small" />
      {t('expiresIn')} <Countdown until={Date.parse(at)} clockOffset={clockOffset} label={t('expiresIn')} format={timeLeft} />
    </span>
  );
}
