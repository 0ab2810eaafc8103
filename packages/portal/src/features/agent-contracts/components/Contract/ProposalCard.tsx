import { useTranslation } from 'react-i18next';
import { EndingCountdown } from '#shared/time/EndingCountdown.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { Proposal, WholeAgreement } from '../../agent-contracts.reads.ts';
import { countChanges, linesOf } from '@livery/contract/commission-terms-lines';
import { TermsView } from '../Terms/TermsView.tsx';
import { useWhoText } from '../use-who-text.ts';
import * as styles from './Contract.css.ts';

interface ProposalCardProps {
  agreement: WholeAgreement;
  proposal: Proposal;
  onExpired: () => void;
}

/** The open proposal, beside the terms that it would replace. */
export function ProposalCard({ agreement, proposal, onExpired }: ProposalCardProps) {
  const { t } = useTranslation('agent-contracts');
  const whoText = useWhoText();
  const dayText = useDateText({ dateStyle: 'medium' });
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { kind, by, at, expiresAt, effectiveAt, terms, reason } = proposal;
  return (
    <section className={styles.proposal} aria-labelledby="proposal">
      <div className={styles.head}>
        <h3 className={styles.title} id="proposal">
          {t(`proposal.titles.${kind}`, { date: dayText(at) })}
        </h3>
        <span className={styles.countdown}>
          <EndingCountdown label={t('proposal.expires')} until={expiresAt} clockOffset={agreement.clockOffset} onEnd={onExpired} />
        </span>
      </div>
      <p>
        {t(by === agreement.side ? 'proposal.by.you' : 'proposal.by.other', { who: whoText(agreement) })}{' '}
        {t(`proposal.effects.${kind}`, { date: timeText(effectiveAt) })}
      </p>
      {reason !== '' && (
        <p className={styles.reason} dir="auto">
          {t('proposal.reason', { reason })}
        </p>
      )}
      {terms !== null && agreement.terms !== null && <Changes count={countChanges(linesOf(terms, agreement.terms))} />}
      {terms !== null && <TermsView terms={terms} former={agreement.terms} />}
    </section>
  );
}

function Changes({ count }: { count: number }) {
  const { t } = useTranslation('agent-contracts');
  return <p className={styles.text}>{count === 0 ? t('proposal.noChange') : t('proposal.changes', { count })}</p>;
}
