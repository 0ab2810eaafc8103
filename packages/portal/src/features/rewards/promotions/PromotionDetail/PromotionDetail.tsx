import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@livery/ui/Badge';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon, CheckIcon } from '@livery/ui/icons';
import type { Promotion } from '@livery/contract/shapes';
import { Picture } from '#shared/pages/Picture.tsx';
import { useNamesPage } from '#shared/pages/page-name.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccount, selectIsMember } from '#shared/facts/viewer.slice.ts';
import { missingFor, termsOf } from '../promotions-page.rules.ts';
import { conditionsOf, stateTones } from '../promotions.rules.ts';
import { promotionsRead } from '../../rewards.reads.ts';
import { useConditionText } from '../../use-condition-text.ts';
import { useAmountText, usePrizeText } from '../../use-prize-text.ts';
import { PromotionAction } from '../PromotionAction/PromotionAction.tsx';
import { RewardArt } from '../../components/RewardArt/RewardArt.tsx';
import { CardSkeleton } from '../../components/RewardCentre/RewardSkeleton.tsx';
import { TimeLeft } from '../../components/TimeLeft/TimeLeft.tsx';
import * as styles from './PromotionDetail.css.ts';

/** One promotion: reward, steps and what is missing. Its text is generated from the rule that pays it. */
export function PromotionDetail({ promotionId }: { promotionId: number }) {
  const { t } = useTranslation('rewards');
  const promotions = useRead(promotionsRead, {});
  return (
    <div className={styles.page}>
      <Link className={styles.back} to="/promotions">
        <Icon icon={ArrowLeftIcon} size="small" />
        {t('page.title')}
      </Link>
      <Loaded of={promotions} onRetry={promotions.retry} skeleton={<CardSkeleton />}>
        {({ items, clockOffset }) => {
          const promotion = items.find(({ id }) => id === promotionId);
          if (promotion !== undefined) return <Content promotion={promotion} clockOffset={clockOffset} />;
          return (
            <EmptyState
              picture={<RewardArt kind="bonus" />}
              sentence={t('page.unknown')}
              action={<ButtonLink render={(props) => <Link {...props} to="/promotions" />}>{t('page.toAll')}</ButtonLink>}
            />
          );
        }}
      </Loaded>
    </div>
  );
}

function Content({ promotion, clockOffset }: { promotion: Promotion; clockOffset: number }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const { title, summary, state, prize, imageUrl, way } = promotion;
  useNamesPage(title);
  return (
    <article className={styles.article}>
      <div className={styles.art} data-over={state === 'closed'}>
        <Picture className={styles.picture} src={imageUrl} alt="" />
      </div>
      <header className={styles.head}>
        <div className={styles.marks}>
          <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
          <TimeLeft promotion={promotion} clockOffset={clockOffset} />
        </div>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <p className={styles.lead} dir="auto">
          {summary}
        </p>
      </header>
      <aside className={styles.panel} aria-label={t('page.yours')}>
        <p className={styles.prizeLabel}>{t('page.prize')}</p>
        <p className={styles.prize}>{t(`activities.prize.${prize.kind}`, { prize: prizeText(prize) })}</p>
        <StillMissing promotion={promotion} />
        <PromotionAction promotion={promotion} isMain />
      </aside>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('page.how')}</h2>
          <ol className={styles.steps}>
            {([1, 2, 3] as const).map((step) => (
              <li key={step} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {step}
                </span>
                {t(`page.steps.${way}.${step}`)}
              </li>
            ))}
          </ol>
        </section>
        <Conditions promotion={promotion} />
      </div>
    </article>
  );
}

function Conditions({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const conditionText = useConditionText();
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t('page.conditions')}</h2>
      <ul className={styles.conditions}>
        {conditionsOf(promotion).map((condition) => (
          <li key={condition.key} className={styles.condition}>
            <Icon icon={CheckIcon} size="small" />
            {conditionText(condition)}
          </li>
        ))}
        {termsOf(promotion).map((term) => (
          <li key={term.key} className={styles.condition}>
            <Icon icon={CheckIcon} size="small" />
            {'count' in term ? t(`page.${term.key}`, { count: term.count }) : t(`page.${term.key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StillMissing({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const amountText = useAmountText();
  const isMember = useAppSelector(selectIsMember);
  const vipLevel = useAppSelector(selectAccount)?.vipLevel ?? 0;
  const missing = missingFor(promotion, { isMember, vipLevel });
  if (missing.length === 0) return null;
  return (
    <ul className={styles.missing}>
      {missing.map((each) => (
        <li key={each.key}>
          {each.key === 'stake'
            ? t('page.missing.stake', { amount: amountText(each.amount) })
            : each.key === 'days'
              ? t('page.missing.days', { count: each.count })
              : each.key === 'level'
                ? t('page.missing.level', { own: each.own, level: each.level })
                : t('page.missing.login')}
        </li>
      ))}
    </ul>
  );
}
