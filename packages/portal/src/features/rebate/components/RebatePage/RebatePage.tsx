import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount } from '@livery/ui/Amount';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { BadgePercentIcon, DicesIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { regionalLanguage } from '@livery/contract/regional-language';
import { typeIcons } from '#shared/games/type-icons.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { symbolOf, useMoney } from '#shared/money/use-money.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { Rebate } from '../../rebate.api.ts';
import { rebateRead } from '../../rebate.reads.ts';
import { rebateClaimed } from '../../rebate.commands.ts';
import * as styles from './RebatePage.css.ts';

/** The member's rebates by game type, with one button to claim them. */
export function RebatePage() {
  const { t } = useTranslation('rebate');
  const rebate = useRead(rebateRead, {});
  return (
    <Loaded of={rebate} onRetry={rebate.retry} skeleton={<RebateSkeleton />}>
      {(value) =>
        value.lines.length === 0 ? (
          <EmptyState picture={<Icon icon={BadgePercentIcon} size="large" />} sentence={t('noRates')} />
        ) : (
          <div className={styles.page}>
            <Total rebate={value} />
            <Lines rebate={value} />
          </div>
        )
      }
    </Loaded>
  );
}

function Total({ rebate: { total, currency, lastClaim } }: { rebate: Rebate }) {
  const { t } = useTranslation('rebate');
  const dispatch = useAppDispatch();
  const money = useMoney();
  const moneyText = useMoneyText();
  const dateText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const submission = useAppSelector(selectSubmission('claimRebate'));
  const isBusy = submission.status === 'sending';
  return (
    <section className={styles.total} aria-labelledby="rebate-total">
      <h2 className={styles.label} id="rebate-total">
        {t('total')}
      </h2>
      <Amount value={money(total, currency)} symbol={symbolOf(currency)} size="huge" />
      {total > 0 ? (
        <Button variant="action" size="large" loading={isBusy ? t('claiming') : undefined} onClick={() => dispatch(rebateClaimed({}))}>
          {t('claim')}
        </Button>
      ) : (
        <>
          <p className={styles.zero}>{t('zero')}</p>
          <ButtonLink variant="action" render={(props) => <Link {...props} to="/" />}>
            {t('play')}
          </ButtonLink>
        </>
      )}
      <SubmissionNotice submission={submission} isSentOnce />
      {lastClaim !== null && (
        <p className={styles.last}>{t('last', { amount: moneyText(lastClaim.amount, currency), date: dateText(lastClaim.claimedAt) })}</p>
      )}
    </section>
  );
}

function Lines({ rebate: { lines, currency } }: { rebate: Rebate }) {
  const { t } = useTranslation('rebate');
  const moneyText = useMoneyText();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  return (
    <section className={styles.types} aria-labelledby="rebate-types">
      <h2 className={styles.title} id="rebate-types">
        {t('types')}
      </h2>
      <ul className={styles.list}>
        {lines.map(({ gameType, title, rate, staked, accrued }) => (
          <li key={gameType} className={styles.line}>
            <span className={styles.mark}>
              <Icon icon={typeIcons[gameType] ?? DicesIcon} />
            </span>
            <div className={styles.words}>
              <span className={styles.name}>{title}</span>
              <span className={styles.detail}>{t('of', { rate: percentText(rate, language), amount: moneyText(staked, currency) })}</span>
            </div>
            <span className={accrued > 0 ? styles.earned : styles.nothing}>{moneyText(accrued, currency)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.detail}>{t('rule')}</p>
    </section>
  );
}

function RebateSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.total}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" width="half" />
      </div>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
