import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CoinsIcon, DicesIcon, GiftIcon } from '@livery/ui/icons';
import { PublicPage } from '#shared/pages/PublicPage.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested, trialRefused } from '#shared/store/dialogs.slice.ts';
import { selectIsTrial, selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import { GoodsOnShow } from './GoodsOnShow.tsx';
import { PointMall } from './PointMall.tsx';
import * as styles from './PointMall.css.ts';

const steps = [
  ['play', DicesIcon],
  ['collect', CoinsIcon],
  ['redeem', GiftIcon],
] as const;

/** The mall at its own address. Visitors see how it works and what it offers, with a login prompt. */
export function PointMallPage() {
  const { t } = useTranslation(['points', 'common']);
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectViewerStatus);
  const isTrial = useAppSelector(selectIsTrial);
  const isIn = status === 'member' && !isTrial;
  const come = () => dispatch(isTrial ? trialRefused() : loginRequested());
  return (
    <PublicPage
      title={t('page.title')}
      lead={t('page.lead')}
      extra={
        isIn || status === 'unknown' ? undefined : (
          <Button variant="action" size="large" onClick={come}>
            {isTrial ? t('common:actions.signUp') : t('page.logIn')}
          </Button>
        )
      }
    >
      {isIn ? (
        <PointMall />
      ) : (
        <>
          <ol className={styles.samples}>
            {steps.map(([step, icon]) => (
              <li key={step} className={styles.sample}>
                <span className={styles.sampleMark}>
                  <Icon icon={icon} />
                </span>
                <h2 className={styles.sampleTitle}>{t(`page.steps.${step}.title`)}</h2>
                <p className={styles.soft}>{t(`page.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          <GoodsOnShow onRedeem={come} />
        </>
      )}
    </PublicPage>
  );
}
