import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { EndingCountdown } from '#shared/time/EndingCountdown.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { Agreement } from '../../agent-contracts.reads.ts';
import { rateRange } from '@livery/contract/commission-terms-lines';
import { AgreementState } from '../AgreementState.tsx';
import { useRangeText } from '../Terms/use-told-text.ts';
import { useWhoText } from '../use-who-text.ts';
import * as styles from './ContractList.css.ts';

interface Time {
  clockOffset: number;
  /** A proposal has expired in the meantime. */
  onEnd: () => void;
}

export function useContractColumns(time: Time): Column<Agreement>[] {
  const { t } = useTranslation('agent-contracts');
  const whoText = useWhoText();
  const rangeText = useRangeText();
  const dayText = useDateText({ dateStyle: 'medium' });
  return [
    {
      id: 'contract',
      label: t('list.columns.contract'),
      isTitle: true,
      cell: (agreement) => (
        <span className={styles.contract}>
          <span className={styles.kind}>{t(`kinds.${agreement.kind}`)}</span>
          <span className={styles.note}>{t('list.with', { who: whoText(agreement) })}</span>
        </span>
      ),
    },
    { id: 'state', label: t('list.columns.state'), cell: ({ state }) => <AgreementState state={state} /> },
    {
      id: 'rates',
      label: t('list.columns.rates'),
      align: 'end',
      cell: ({ terms, proposal }) => {
        const shown = terms ?? proposal?.terms ?? null;
        return shown === null ? t('list.nothing') : rangeText(rateRange(shown));
      },
    },
    {
      id: 'next',
      label: t('list.columns.next'),
      cell: (agreement) =>
        agreement.proposal === null ? (
          <Standing agreement={agreement} dayText={dayText} />
        ) : (
          <Open agreement={agreement} who={whoText(agreement)} until={agreement.proposal.expiresAt} {...time} />
        ),
    },
  ];
}

function Open({ agreement, who, until, clockOffset, onEnd }: { agreement: Agreement; who: string; until: string } & Time) {
  const { t } = useTranslation('agent-contracts');
  return (
    <span className={styles.open}>
      {agreement.actions.includes('accept') ? (
        <Badge tone="accent">{t('list.answer')}</Badge>
      ) : (
        <span className={styles.note}>{t('list.waiting', { who })}</span>
      )}
      <span className={styles.note}>
        <EndingCountdown label={t('list.expires')} until={until} clockOffset={clockOffset} onEnd={onEnd} />
      </span>
    </span>
  );
}

function Standing({ agreement: { state, startsAt, endsAt }, dayText }: { agreement: Agreement; dayText: (iso: string) => string }) {
  const { t } = useTranslation('agent-contracts');
  if (endsAt !== null) return t(state === 'ending' ? 'list.ends' : 'list.ended', { date: dayText(endsAt) });
  return startsAt === null ? t('list.nothing') : t('list.since', { date: dayText(startsAt) });
}
