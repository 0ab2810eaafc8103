import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenGroup } from '@livery/contract/commission-prize-group';
import { regionalLanguage } from '@livery/contract/regional-language';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { DownlineTerms, RecruitingTerms } from '../../agent-recruiting.reads.ts';
import { ppmOf } from '../../offer.rules.ts';
import * as styles from './DownlineTerms.css.ts';

interface TermsFactsProps {
  own: RecruitingTerms;
  theirs: DownlineTerms;
  isDirect: boolean;
}

export function TermsFacts({ own, theirs, isDirect }: TermsFactsProps) {
  const { t } = useTranslation('agent-recruiting');
  return (
    <>
      {own.rates.length === 0 ? <p>{t('terms.noRates')}</p> : <RateTable own={own} theirs={theirs} isDirect={isDirect} />}
      {theirs.limits !== null && <LimitFacts own={own.limits} theirs={theirs.limits} isDirect={isDirect} />}
    </>
  );
}

/** An agent earns the difference only from accounts directly below. */
function RateTable({ own: { rates: own }, theirs: { rates: theirs }, isDirect }: TermsFactsProps) {
  const { t } = useTranslation('agent-recruiting');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  /** Shows the prize group for a lottery's rate. */
  const written = ({ prizeGroups }: RecruitingTerms['rates'][number], ppm: number) => (
    <>
      {percentText(ppm, language)}
      {prizeGroups !== null && <span className={styles.most}>{t('offer.group', { group: writtenGroup(prizeGroups, ppm) })}</span>}
    </>
  );
  const columns: Column<RecruitingTerms['rates'][number]>[] = [
    { id: 'game', label: t('terms.game'), isTitle: true, cell: ({ name }) => name },
    { id: 'own', label: t('terms.own'), align: 'end', cell: (rate) => written(rate, rate.ppm) },
    { id: 'theirs', label: t('terms.theirs'), align: 'end', cell: (rate) => written(rate, ppmOf(theirs, rate.gameType)) },
  ];
  if (isDirect)
    columns.push({
      id: 'kept',
      label: t('terms.kept'),
      align: 'end',
      cell: ({ gameType, ppm }) => percentText(ppm - ppmOf(theirs, gameType), language),
    });
  return (
    <DataTable
      caption={t('terms.table')}
      captionHidden
      columns={columns}
      rows={own}
      rowKey={({ gameType }) => gameType}
      empty={null}
      cardsBelow="never"
    />
  );
}

type Limits = RecruitingTerms['limits'];

function LimitFacts({ own, theirs, isDirect }: { own: Limits; theirs: Limits; isDirect: boolean }) {
  const { t } = useTranslation('agent-recruiting');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const written = (count: number) => new Intl.NumberFormat(language).format(count);
  const most = (count: number) => isDirect && <span className={styles.most}>{t('terms.ofOwn', { most: written(count) })}</span>;
  return (
    <dl className={styles.facts}>
      <Fact name={t('terms.mostDirect')}>
        {written(theirs.mostDirect)}
        {most(own.mostDirect)}
      </Fact>
      <Fact name={t('terms.levels')}>
        {written(theirs.levels)}
        {most(Math.max(own.levels - 1, 0))}
      </Fact>
      <Fact name={t('terms.agents')}>{t(theirs.mayRecruitAgents ? 'terms.yes' : 'terms.no')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.soft}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}
