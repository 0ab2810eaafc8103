import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { ProgressBar } from '@livery/ui/ProgressBar';
import type { Promotion } from '@livery/contract/shapes';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';
import { actionOf } from '../promotions.rules.ts';
import { selectActing, selectStepRefusals } from '../../rewards.state.ts';
import { useAmountText } from '../../use-prize-text.ts';
import { usePromotionStep } from '../use-promotion-step.ts';
import * as styles from './PromotionAction.css.ts';

/** The member's progress in an activity, and the next action. */
export function PromotionAction({ promotion, isMain = false }: { promotion: Promotion; isMain?: boolean }) {
  const { t } = useTranslation('rewards');
  const { id, application } = promotion;
  const refusal = useAppSelector(selectStepRefusals)[id];
  const claim = useAppSelector(selectSubmission('claimPromotion', id));
  const foot = useLeastHeight(promotion.state);
  return (
    <div ref={foot} className={styles.foot}>
      <Progress promotion={promotion} />
      {application?.state === 'rejected' && application.reason !== '' && (
        <Notice tone="warning" title={t('applications.rejected')}>
          {application.reason}
        </Notice>
      )}
      {refusal !== undefined && <FailureNotice failure={refusal} isSentOnce />}
      <SubmissionNotice submission={claim} isSentOnce />
      <Action promotion={promotion} isMain={isMain} />
    </div>
  );
}

/** Never lower than in the previous state, so that nothing shifts under the finger that has just pressed. */
function useLeastHeight(state: string): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (foot.current !== null) foot.current.style.minBlockSize = `${foot.current.offsetHeight}px`;
  }, [state]);
  return foot;
}

function Progress({ promotion: { progress, way } }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const amountText = useAmountText();
  if (progress === null) return null;
  const { done, needed } = progress;
  const text =
    way === 'sign' ? t('progress.days', { done, needed }) : t('progress.stake', { done: amountText(done), needed: amountText(needed) });
  return <ProgressBar label={t('progress.label')} value={done} max={needed} valueText={text} tone="money" />;
}

function Action({ promotion, isMain }: { promotion: Promotion; isMain: boolean }) {
  const { t } = useTranslation('rewards');
  const { id, title, state, application, rule } = promotion;
  const isClaiming = useAppSelector(selectSubmission('claimPromotion', id)).status === 'sending';
  const isActing = useAppSelector(selectActing).includes(id) || isClaiming;
  const account = useAppSelector(selectAccount);
  const take = usePromotionStep();
  const action = actionOf(promotion);
  if (action === null)
    return (
      <p className={styles.note}>
        {state === 'applying' && application !== null ? t(`applications.${application.state}`) : t(`notes.${state}`)}
      </p>
    );
  if (account !== null && rule.vipLevel > account.vipLevel)
    return (
      <ButtonLink block render={(props) => <Link {...props} to="/member/vip" />}>
        {t('actions.level', { level: rule.vipLevel })}
      </ButtonLink>
    );
  if (action === 'play')
    return (
      <ButtonLink block variant={isMain ? 'action' : 'plain'} render={(props) => <Link {...props} to="/" />}>
        {t('actions.play')}
      </ButtonLink>
    );
  return (
    <Button
      variant={isMain || action === 'claim' ? 'action' : 'plain'}
      block
      aria-label={t('actions.named', { action: t(`actions.${action}`), title })}
      loading={isActing ? t('actions.acting') : undefined}
      data-opens={action === 'apply' ? 'applyForPromotion' : undefined}
      onClick={() => take(promotion, action)}
    >
      {t(`actions.${action}`)}
    </Button>
  );
}
