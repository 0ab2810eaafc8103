import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CheckIcon, GiftIcon } from '@livery/ui/icons';
import { ProgressRing } from '@livery/ui/ProgressRing';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import type { Mission } from '../../missions.api.ts';
import { missionClaimed } from '../../missions.commands.ts';
import * as styles from './MissionRow.css.ts';

/** A mission: goal, progress and reward. */
export function MissionRow({ mission, currency }: { mission: Mission; currency: string }) {
  const { t } = useTranslation('missions');
  const moneyText = useMoneyText();
  const submission = useAppSelector(selectSubmission('claimMission', mission.id));
  const { title, goal, target, progress, gameTypeTitle, reward, rewardTo, rollover, state } = mission;
  const counted = (count: number) => (goal === 'stake' ? moneyText(count, currency) : String(count));
  const done = t('progress', { done: counted(progress), target: counted(target) });
  const games = gameTypeTitle === null ? '' : t('onGames', { games: gameTypeTitle });
  return (
    <li className={styles.row({ state })}>
      <ProgressRing label={title} value={progress} max={target} valueText={done} tone={state === 'open' ? 'link' : 'money'}>
        {state === 'open' ? (
          <span className={styles.share}>{Math.floor((100 * progress) / target)}%</span>
        ) : (
          <Icon icon={state === 'claimed' ? CheckIcon : GiftIcon} />
        )}
      </ProgressRing>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.goal}>{t(`goals.${goal}`, { count: target, amount: moneyText(target, currency), games })}</p>
        <p className={styles.done}>{done}</p>
      </div>
      <div className={styles.reward}>
        <span className={styles.amount}>{moneyText(reward, currency)}</span>
        <span className={styles.kind}>{rewardTo === 'CASH' ? t('cash') : t('bonus', { times: rollover ?? 0 })}</span>
        <MissionAct mission={mission} />
      </div>
      {submission.status !== 'editing' && (
        <div className={styles.refusal}>
          <SubmissionNotice submission={submission} isSentOnce />
        </div>
      )}
    </li>
  );
}

function MissionAct({ mission: { id, periodStart, title, state } }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectSubmission('claimMission', id));
  if (state === 'claimed') return <Badge tone="positive">{t('claimed')}</Badge>;
  if (state === 'open') return null;
  return (
    <Button
      variant="action"
      size="small"
      aria-label={t('claimNamed', { title })}
      loading={status === 'sending' ? t('claiming') : undefined}
      onClick={() => dispatch(missionClaimed({ id, periodStart }))}
    >
      {t('claim')}
    </Button>
  );
}
