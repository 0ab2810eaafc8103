import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { LockIcon } from '@livery/ui/icons';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import type { VipLevel } from '../../vip.api.ts';
import { levelClaimed } from '../../vip.commands.ts';
import { VipEmblem } from '../VipEmblem/VipEmblem.tsx';
import * as styles from './VipLevelRow.css.ts';

/** A VIP level: emblem, name, required stakes and bonus. */
export function VipLevelRow({ level, isOwn, currency }: { level: VipLevel; isOwn: boolean; currency: string }) {
  const { t } = useTranslation('vip');
  const moneyText = useMoneyText();
  const submission = useAppSelector(selectSubmission('claimVipReward', level.level));
  return (
    <li className={styles.row({ isOwn })} aria-current={isOwn ? 'true' : undefined}>
      <span className={styles.emblem}>
        <VipEmblem level={level.level} isReached={level.state !== 'locked'} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          {level.title}
          {isOwn && <Badge>{t('yours')}</Badge>}
        </span>
        <span className={styles.from}>{t('from', { amount: moneyText(level.stakeFrom, currency) })}</span>
      </div>
      <div className={styles.reward}>
        {level.reward > 0 && <span className={styles.amount}>{moneyText(level.reward, currency)}</span>}
        <LevelAct level={level} />
      </div>
      {submission.status !== 'editing' && (
        <div className={styles.refusal}>
          <SubmissionNotice submission={submission} isSentOnce />
        </div>
      )}
    </li>
  );
}

function LevelAct({ level: { level, title, state } }: { level: VipLevel }) {
  const { t } = useTranslation('vip');
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectSubmission('claimVipReward', level));
  if (state === 'claimed') return <Badge tone="positive">{t('claimed')}</Badge>;
  if (state === 'locked') {
    return (
      <span className={styles.locked}>
        <Icon icon={LockIcon} size="small" label={t('locked')} />
      </span>
    );
  }
  if (state === 'reached') return null;
  return (
    <Button
      variant="action"
      size="small"
      aria-label={t('claimNamed', { title })}
      loading={status === 'sending' ? t('claiming') : undefined}
      onClick={() => dispatch(levelClaimed({ level }))}
    >
      {t('claim')}
    </Button>
  );
}
