import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Skeleton } from '@livery/ui/Skeleton';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { EndingCountdown } from '#shared/time/EndingCountdown.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import { agreementRead, type WholeAgreement } from '../../agent-contracts.reads.ts';
import { contractPath } from '../../contract-address.rules.ts';
import { ActDialog } from '../Contract/ActDialog.tsx';
import { TermsView } from '../Terms/TermsView.tsx';
import { useWhoText } from '../use-who-text.ts';
import * as styles from './ProposalDialog.css.ts';

/** A proposal to the agent, with answer buttons and a link to the contract. */
export function Dialog({ request, onClose }: RequestedDialogProps<'contractProposal'>) {
  const { t } = useTranslation(['agent-contracts', 'common']);
  const whoText = useWhoText();
  const agreement = useRead(agreementRead, { agreement: request.agreement });
  const [answer, setAnswer] = useState<'accept' | 'reject' | null>(null);
  const { value } = agreement;
  const isOpen = value?.actions.includes('accept') === true;
  const kind = value === undefined ? '' : t(`kinds.${value.kind}`);
  const title =
    value === undefined
      ? t('page.loading')
      : value.side === 'downline' && value.upline === null
        ? t('popup.titleHouse', { kind })
        : t('popup.title', { who: whoText(value), kind });
  if (value !== undefined && isOpen && answer !== null)
    return <ActDialog agreement={value} action={answer} onClose={() => setAnswer(null)} onDone={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <ButtonLink variant="quiet" render={(props) => <Link {...props} to={contractPath(request.agreement)} onClick={onClose} />}>
            {t('popup.look')}
          </ButtonLink>
          {isOpen && (
            <>
              <Button onClick={() => setAnswer('reject')}>{t('actions.reject')}</Button>
              <Button variant="action" onClick={() => setAnswer('accept')}>
                {t('actions.accept')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Loaded of={agreement} onRetry={agreement.retry} label={t('page.loading')} skeleton={<Skeleton shape="block" />}>
        {(known) => <Proposed agreement={known} onExpired={agreement.retry} />}
      </Loaded>
    </Modal>
  );
}

function Proposed({ agreement, onExpired }: { agreement: WholeAgreement; onExpired: () => void }) {
  const { t } = useTranslation('agent-contracts');
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { proposal } = agreement;
  if (proposal === null || !agreement.actions.includes('accept')) return <p>{t('popup.over')}</p>;
  return (
    <div className={styles.content}>
      <p>
        {t(`popup.${proposal.kind}`)} {t(`proposal.effects.${proposal.kind}`, { date: timeText(proposal.effectiveAt) })}
      </p>
      <p className={styles.countdown}>
        <EndingCountdown label={t('proposal.expires')} until={proposal.expiresAt} clockOffset={agreement.clockOffset} onEnd={onExpired} />
      </p>
      {proposal.reason !== '' && <p dir="auto">{t('proposal.reason', { reason: proposal.reason })}</p>}
      {proposal.terms !== null && <TermsView terms={proposal.terms} former={agreement.terms} />}
    </div>
  );
}
