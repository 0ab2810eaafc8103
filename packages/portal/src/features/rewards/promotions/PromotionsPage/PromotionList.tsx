import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@livery/ui/Badge';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Choices } from '@livery/ui/Choices';
import { EmptyState } from '@livery/ui/EmptyState';
import type { Promotion } from '@livery/contract/shapes';
import { choiceParam } from '#shared/lists/list-address.ts';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { Picture } from '#shared/pages/Picture.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { kindsOf, pageOf, promotionKinds, promotionsOf } from '../promotions-page.rules.ts';
import { stateTones } from '../promotions.rules.ts';
import { promotionsRead } from '../../rewards.reads.ts';
import { useVisitOrder } from '../../waiting/use-visit-order.ts';
import { usePrizeText } from '../../use-prize-text.ts';
import { PromotionAction } from '../PromotionAction/PromotionAction.tsx';
import { RewardArt } from '../../components/RewardArt/RewardArt.tsx';
import { CardSkeleton } from '../../components/RewardCentre/RewardSkeleton.tsx';
import { TimeLeft } from '../../components/TimeLeft/TimeLeft.tsx';
import * as styles from './PromotionsPage.css.ts';

/** Promotions of a kind, actionable ones first. The address holds the kind. */
export function PromotionList() {
  const { t } = useTranslation('rewards');
  const promotions = useRead(promotionsRead, {});
  const { values, choose, reset, pages } = useListAddress({ kind: choiceParam(promotionKinds, 'all') });
  const listed = useVisitOrder(promotions.value?.items ?? [], (items) => promotionsOf(items, values.kind), values.kind);
  return (
    <Loaded of={promotions} onRetry={promotions.retry} skeleton={<CardSkeleton />}>
      {({ items: all, clockOffset }) => {
        const { items, next } = pageOf(listed, pages.after);
        const options = kindsOf(all).map((value) => ({ value, label: t(`page.kinds.${value}`) }));
        return (
          <>
            {options.length > 1 && (
              <Choices
                label={t('page.kindsLabel')}
                value={values.kind}
                options={options}
                onPhone="scroll"
                onChoose={(chosen) => choose({ kind: promotionKinds.find((kind) => kind === chosen) ?? 'all' })}
              />
            )}
            {items.length > 0 ? (
              <>
                <ul className={styles.grid}>
                  {items.map((promotion) => (
                    <PromotionTile key={promotion.id} promotion={promotion} clockOffset={clockOffset} />
                  ))}
                </ul>
                {(next ?? pages.after) !== null && <ListPager pages={pages} next={next} />}
              </>
            ) : (
              <EmptyState
                picture={<RewardArt kind="bonus" />}
                sentence={t(values.kind === 'all' ? 'activities.none' : 'activities.filtered')}
                action={
                  values.kind === 'all' ? (
                    <ButtonLink render={(props) => <Link {...props} to="/" />}>{t('actions.play')}</ButtonLink>
                  ) : (
                    <Button onClick={reset}>{t('activities.all')}</Button>
                  )
                }
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function PromotionTile({ promotion, clockOffset }: { promotion: Promotion; clockOffset: number }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const { id, title, summary, state, prize, imageUrl } = promotion;
  return (
    <li className={styles.tile} data-over={state === 'closed'}>
      <div className={styles.art}>
        <Picture className={styles.picture} src={imageUrl} alt="" />
        <span className={styles.state}>
          <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.prize}>{t(`activities.prize.${prize.kind}`, { prize: prizeText(prize) })}</p>
        <h2 className={styles.name} dir="auto">
          <Link className={styles.link} to={`/promotions/${id}`}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
        <TimeLeft promotion={promotion} clockOffset={clockOffset} />
      </div>
      <div className={styles.foot}>
        <PromotionAction promotion={promotion} />
      </div>
    </li>
  );
}
