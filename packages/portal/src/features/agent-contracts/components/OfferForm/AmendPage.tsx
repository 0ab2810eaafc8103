import { useTranslation } from 'react-i18next';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { together } from '#shared/reads/together.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { section } from '#shared/team/team.css.ts';
import { agreementRead, offerRead } from '../../agent-contracts.reads.ts';
import { BackLink } from '../BackLink.tsx';
import { ContractPage } from '../Contract/ContractPage.tsx';
import { FormSkeleton } from './OfferPage.tsx';
import { TermsForm } from './TermsForm.tsx';
import * as styles from './OfferForm.css.ts';

/** A form for new terms of a current contract, starting with the current ones. */
export function AmendPage({ id }: { id: number }) {
  const { t } = useTranslation('agent-contracts');
  const agreement = useRead(agreementRead, { agreement: id });
  const { value } = agreement;
  const offer = useRead(
    offerRead,
    value === undefined ? null : { kind: value.kind, member: value.side === 'upline' ? value.downline.id : null },
  );
  // If somebody else was faster, show the contract's current state.
  if (agreement.status === 'failed' && agreement.failure.code === 'NOT_FOUND') return <ContractPage id={id} />;
  const both = together({ agreement, offer });
  return (
    <div className={section}>
      <BackLink />
      <h2 className={styles.heading}>{t('form.amendTitle')}</h2>
      <Loaded of={both} onRetry={both.retry} label={t('form.loading')} skeleton={<FormSkeleton />}>
        {(known) =>
          known.agreement.terms === null ? (
            <ContractPage id={id} />
          ) : (
            <TermsForm offer={known.offer} start={known.agreement.terms} action="amend" agreement={known.agreement} />
          )
        }
      </Loaded>
    </div>
  );
}
