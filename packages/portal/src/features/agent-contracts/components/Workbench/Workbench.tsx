import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Terms } from '@livery/contract/commission-terms';
import { regionalLanguage } from '@livery/contract/regional-language';
import type { Side } from '@livery/contract/agreements';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { trialWanted } from '../../agent-contracts.commands.ts';
import type { Offer } from '../../agent-contracts.reads.ts';
import { selectTrial, trialForgotten } from '../../agent-contracts.slice.ts';
import { Sliders } from './Sliders.tsx';
import { TrialTable } from './TrialTable.tsx';
import * as styles from './Workbench.css.ts';

export interface WorkbenchProps {
  /** Null while the form has no valid terms. */
  terms: Terms | null;
  offer: Offer;
  /** The agent's side. */
  side: Side;
  /** The other side. */
  who: string;
  amounts: AmountWriting;
}

/** Past, projected and worst-case payments under the terms, shown next to the form before it is sent. */
export function Workbench({ terms, offer, side, who, amounts }: WorkbenchProps) {
  const { t } = useTranslation('agent-contracts');
  const dispatch = useAppDispatch();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const trial = useAppSelector(selectTrial);
  const member = offer.member?.id;
  const wanted = terms === null ? null : JSON.stringify({ ...(member === undefined ? {} : { member }), terms });
  useEffect(() => {
    if (wanted !== null) dispatch(trialWanted(JSON.parse(wanted) as Parameters<typeof trialWanted>[0]));
  }, [dispatch, wanted]);
  useEffect(() => () => void dispatch(trialForgotten()), [dispatch]);
  const floor = percentText(offer.floor, language);
  const floorText =
    side === 'upline'
      ? t(offer.floor === 0 ? 'bench.noFloor' : 'bench.floorText', { who, rate: floor })
      : t(offer.floor === 0 ? 'bench.noOwnFloor' : 'bench.ownFloor', { rate: floor });
  return (
    <section className={styles.bench} aria-labelledby="bench">
      <div className={styles.head}>
        <h3 className={styles.title} id="bench">
          {t('bench.title')}
        </h3>
        <p className={styles.text}>{t(terms === null ? 'bench.invalid' : 'bench.text')}</p>
      </div>
      <TrialTable
        trial={trial}
        isWaiting={terms !== null}
        side={side}
        keepsSome={side === 'upline' && offer.ceiling !== null}
        who={who}
        onRetry={() => {
          if (wanted !== null) dispatch(trialWanted(JSON.parse(wanted) as Parameters<typeof trialWanted>[0]));
        }}
      />
      {terms !== null && (
        <Sliders
          key={terms.kind}
          terms={terms}
          ceiling={offer.ceiling}
          windows={trial.value?.windows ?? null}
          side={side}
          who={who}
          amounts={amounts}
        />
      )}
      <dl className={styles.notes}>
        <div>
          <dt className={styles.name}>{t('bench.floor')}</dt>
          <dd className={styles.note}>{floorText}</dd>
        </div>
        {trial.value !== undefined && (
          <div>
            <dt className={styles.name}>{t('bench.worst')}</dt>
            <dd className={styles.note}>
              <strong>{amounts.write(trial.value.worstCase)}</strong> {t('bench.worstText')}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
