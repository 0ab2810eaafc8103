import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '@livery/contract/agreements';
import type { Missing } from '@livery/contract/commission-outcome';
import type { Terms } from '@livery/contract/commission-terms';
import { regionalLanguage } from '@livery/contract/regional-language';
import { Slider } from '@livery/ui/Slider';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { Trial } from '../../agent-contracts.reads.ts';
import { firstPlayed, rangesOf, sharesOf, withTurnover, type Played } from '../../bench.rules.ts';
import { hasTwoRates } from '@livery/contract/commission-terms-lines';
import * as styles from './Workbench.css.ts';

interface SlidersProps {
  terms: Terms;
  ceiling: Terms | null;
  /** Null until loaded. */
  windows: Trial['windows'] | null;
  side: Side;
  who: string;
  amounts: AmountWriting;
}

const steps = 200;

/** Hypothetical figures of the agent, and both sides' amounts. */
export function Sliders({ terms, ceiling, windows, side, who, amounts }: SlidersProps) {
  const { t } = useTranslation('agent-contracts');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const [moved, setMoved] = useState<Played | null>(null);
  const played = moved ?? firstPlayed(terms, windows ?? []);
  const ranges = rangesOf(terms, windows ?? []);
  const { downline, upline, tier, rate, next } = sharesOf(terms, ceiling, played);
  const isSplit = hasTwoRates(terms);
  const count = new Intl.NumberFormat(language);
  const amountSlider = (label: string, value: number, max: number, change: (value: number) => Played) => (
    <Slider
      label={label}
      value={value}
      max={Math.max(max, value)}
      step={Math.max(1, Math.round(max / steps))}
      valueText={amounts.write(value)}
      onChange={(to) => setMoved(change(to))}
    />
  );
  return (
    <div className={styles.sliders}>
      <h4 className={styles.subtitle}>{t('bench.what')}</h4>
      {isSplit ? (
        <>
          {amountSlider(t('bench.won'), played.won, ranges.turnover, (won) => ({ ...played, won }))}
          {amountSlider(t('bench.lost'), played.lost, ranges.turnover, (lost) => ({ ...played, lost }))}
        </>
      ) : (
        amountSlider(t('bench.turnover'), played.won + played.lost, ranges.turnover, (turnover) => withTurnover(played, turnover))
      )}
      {terms.kind !== 'realTime' && (
        <>
          {amountSlider(t('bench.loss'), played.loss, ranges.loss, (loss) => ({ ...played, loss }))}
          <Slider
            label={t('bench.active')}
            value={played.active}
            max={Math.max(ranges.active, played.active)}
            step={1}
            valueText={count.format(played.active)}
            onChange={(active) => setMoved({ ...played, active })}
          />
        </>
      )}
      <dl className={styles.results} aria-live="polite">
        <div className={styles.result}>
          <dt className={styles.name}>{side === 'upline' ? t('bench.downline', { who }) : t('bench.get')}</dt>
          <dd className={styles.amount}>{amounts.write(downline)}</dd>
        </div>
        {upline !== null && (
          <div className={styles.result}>
            <dt className={styles.name}>{t('bench.upline')}</dt>
            <dd className={styles.amount}>{amounts.write(upline)}</dd>
          </div>
        )}
      </dl>
      {terms.kind !== 'realTime' && (
        <p className={styles.text}>
          {tier === null ? t('bench.notReached') : t('bench.reached', { number: tier + 1, rate: percentText(rate, language) })}
          {next !== null && (
            <>
              {'. '}
              <NextTier next={next} amounts={amounts} />
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The team's gap to the next tier. */
function NextTier({ next: { tier, turnover, loss, activeMembers }, amounts }: { next: Missing; amounts: AmountWriting }) {
  const { t } = useTranslation('agent-contracts');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const parts = [
    ...(turnover > 0 ? [t('bench.missingTurnover', { amount: amounts.write(turnover) })] : []),
    ...(loss > 0 ? [t('bench.missingLoss', { amount: amounts.write(loss) })] : []),
    ...(activeMembers > 0 ? [t('bench.missingActive', { count: activeMembers })] : []),
  ];
  return t('bench.missing', { number: tier + 1, parts: new Intl.ListFormat(language).format(parts) });
}
