import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CheckIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { ProgressBar } from '@livery/ui/ProgressBar';
import { Link } from 'react-router-dom';
import type { Promotion } from '@livery/contract/shapes';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { Picture } from '#shared/parts/Picture.tsx';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { dialogRequested } from '#shared/state/dialogs.slice.ts';
import { actionOf, conditionsOf, stateTones } from '../../promotions.rules.ts';
import { stepTaken } from '../../promotions.slice.ts';
import { selectActing, selectStepRefusals } from '../../rewards.selectors.ts';
import { useAmountText, usePrizeText } from '../../use-prize-text.ts';
import { useConditionText } from '../../use-condition-text.ts';
import * as styles from './ActivitiesTab.css.ts';

/** One activity: what it brings, what it asks, where the member stands and what can be done. */
export function ActivityCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const conditionText = useConditionText();
  const failureText = useFailureText();
  const { id, title, summary, state, prize, application, imageUrl } = promotion;
  const refusal = useAppSelector(selectStepRefusals)[id];
  return (
    <li className={styles.card} data-over={state === 'closed'}>
      <div className={styles.art}>
        <Picture className={styles.picture} src={imageUrl} alt="" />
        <span className={styles.state}>
          <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.prize}>{t(`activities.prize.${prize.kind}`, { prize: prizeText(prize) })}</p>
        </div>
        <ul className={styles.conditions}>
          {conditionsOf(promotion).map((condition) => (
            <li key={condition.key} className={styles.condition}>
              <Icon icon={CheckIcon} size="small" />
              {conditionText(condition)}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Progress promotion={promotion} />
          {application?.state === 'rejected' && application.reason !== '' && (
            <Notice tone="warning" title={t('applications.rejected')}>
              {application.reason}
            </Notice>
          )}
          {refusal !== undefined && (
            <Notice tone="negative" isLive>
              {failureText(refusal)}
            </Notice>
          )}
          <Action promotion={promotion} />
        </div>
      </div>
    </li>
  );
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

function Action({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const { id, title, state, application } = promotion;
  const isActing = useAppSelector(selectActing).includes(id);
  const action = actionOf(promotion);
  if (action === null)
    return (
      <p className={styles.note}>
        {state === 'applying' && application !== null ? t(`applications.${application.state}`) : t(`notes.${state}`)}
      </p>
    );
  if (action === 'play')
    return (
      <ButtonLink block render={(props) => <Link {...props} to="/" />}>
        {t('actions.play')}
      </ButtonLink>
    );
  const press = () =>
    dispatch(
      action === 'apply' ? dialogRequested({ kind: 'applyForPromotion', promotionId: id }) : stepTaken({ promotionId: id, step: action }),
    );
  return (
    <Button
      variant={action === 'claim' ? 'action' : 'plain'}
      block
      aria-label={t('actions.named', { action: t(`actions.${action}`), title })}
      loading={isActing ? t('actions.acting') : undefined}
      data-opens={action === 'apply' ? 'applyForPromotion' : undefined}
      onClick={press}
    >
      {t(`actions.${action}`)}
    </Button>
  );
}
