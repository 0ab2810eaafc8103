import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CircleCheckIcon } from '@livery/ui/icons';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import type { WaitingReward } from '#shared/ports/waiting.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { RewardArt } from '../../components/RewardArt/RewardArt.tsx';
import { usePrizeText } from '../../use-prize-text.ts';
import type { Claim } from '../use-claims.ts';
import * as styles from './InboxTab.css.ts';

/**
 * One reward. After claiming, the row says where it went and keeps its height, so that nothing shifts under the finger.
 */
export function ClaimRow({ claim: { reward, stage }, onTake }: { claim: Claim; onTake: (reward: WaitingReward) => void }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const dayText = useDateText({ day: 'numeric', month: 'long' });
  const { title, prize, until, place } = reward;
  const submission = useAppSelector(selectSubmission(place.name, place.target));
  return (
    <li className={styles.tile} data-stage={stage}>
      <span className={styles.picture}>
        <RewardArt kind={prize.kind} />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.amount}>{prizeText(prize)}</span>
        <span className={styles.facts}>
          <Badge tone={prize.kind === 'cash' ? 'positive' : 'second'}>{t(`kinds.${prize.kind}`)}</Badge>
          {until !== null && <span>{t('waiting.until', { date: dayText(until) })}</span>}
        </span>
      </div>
      <div className={styles.action}>
        {stage === 'taken' ? (
          <output className={styles.taken}>
            <Icon icon={CircleCheckIcon} size="small" />
            {t(`waiting.taken.${prize.kind}`)}
          </output>
        ) : (
          <Button
            block
            variant="plain"
            aria-label={t('waiting.claimNamed', { title })}
            loading={stage === 'sending' ? t('waiting.claiming') : undefined}
            onClick={() => onTake(reward)}
          >
            {t('waiting.claim')}
          </Button>
        )}
      </div>
      {submission.status !== 'editing' && (
        <div className={styles.refusal}>
          <SubmissionNotice submission={submission} isSentOnce />
        </div>
      )}
    </li>
  );
}
