import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import { ProgressBar } from '@livery/ui/ProgressBar';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useCurrency } from '#shared/money/use-currency.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { Estimate } from './estimate-read.ts';
import { tierProgress } from './tier-progress.ts';
import * as styles from './EstimateCard.css.ts';

/** The team's tier and its progress to the next one. */
export function NextTier({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('earnings');
  const lackText = useLackText();
  const { tier, tiers, next } = estimate;
  const reached = tier === null ? t('tier.none', { tiers }) : t('tier.reached', { number: tier + 1, tiers });
  return (
    <>
      <p className={styles.note}>{next === null ? t('tier.highest', { number: tiers }) : reached}</p>
      {next !== null && (
        <ProgressBar
          label={t('tier.next', { number: next.tier + 1 })}
          value={tierProgress(estimate)}
          max={1}
          valueText={lackText(estimate, next)}
          kind="meter"
          tone="money"
        />
      )}
    </>
  );
}

function useLackText(): (estimate: Estimate, next: NonNullable<Estimate['next']>) => string {
  const { t } = useTranslation('earnings');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const money = useMoneyText();
  const { code } = useCurrency();
  return ({ activeMembers }, next) => {
    const active = activeMembers ?? 0;
    const lacks = [
      ...(next.activeMembers > 0 ? [t('lack.members', { active, count: active + next.activeMembers })] : []),
      ...(next.turnover > 0 ? [t('lack.turnover', { amount: money(next.turnover, code) })] : []),
      ...(next.loss > 0 ? [t('lack.loss', { amount: money(next.loss, code) })] : []),
    ];
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(lacks);
  };
}
