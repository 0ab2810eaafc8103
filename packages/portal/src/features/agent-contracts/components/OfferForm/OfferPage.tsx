import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agreementKinds } from '@livery/contract/agreements';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { RadioCards } from '@livery/ui/RadioCards';
import { Select } from '@livery/ui/Select';
import { Skeleton } from '@livery/ui/Skeleton';
import { selectHasKind } from '#shared/facts/agent-policy.slice.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { section } from '#shared/team/team.css.ts';
import { useToday } from '#shared/time/use-today.ts';
import { membersRead, offerRead, type Kind } from '../../agent-contracts.reads.ts';
import { contractParams } from '../../contract-params.rules.ts';
import { BackLink } from '../BackLink.tsx';
import { TermsForm } from './TermsForm.tsx';
import * as styles from './OfferForm.css.ts';

/** A proposal for a new contract: to an agent in the team, or to the agent's own upline or the house. */
export function OfferPage() {
  const { t } = useTranslation('agent-contracts');
  const { values, choose } = useListAddress(contractParams);
  const { of, member } = values;
  const kinds = useKinds();
  const wanted = values.kind === 'all' ? undefined : values.kind;
  const kind = wanted !== undefined && kinds.includes(wanted) ? wanted : kinds[0];
  return (
    <div className={section}>
      <BackLink />
      <h2 className={styles.heading}>{t(of === 'own' ? 'form.askTitle' : 'form.offerTitle')}</h2>
      {kind === undefined ? (
        <EmptyState sentence={t('form.noKinds')} />
      ) : (
        <>
          <section className={styles.card}>
            <RadioCards
              name="kind"
              label={t('form.kind')}
              value={kind}
              onChange={(next) => choose({ kind: next as Kind })}
              options={kinds.map((value) => ({ value, label: t(`kinds.${value}`), description: t(`kindTexts.${value}`) }))}
            />
            {of === 'team' && <MemberChoice member={member} onChoose={(next) => choose({ member: next })} />}
          </section>
          {(of === 'own' || member !== null) && (
            <OfferForm key={`${kind} ${of} ${member}`} kind={kind} member={of === 'own' ? null : member} />
          )}
        </>
      )}
    </div>
  );
}

/** The kinds that the merchant has enabled. */
function useKinds(): Kind[] {
  const has = {
    dividend: useAppSelector(selectHasKind('dividend')),
    daily: useAppSelector(selectHasKind('daily')),
    hourly: useAppSelector(selectHasKind('hourly')),
    realTime: useAppSelector(selectHasKind('realTime')),
  };
  return agreementKinds.filter((kind) => has[kind] === true);
}

const mostMembers = 100;

function MemberChoice({ member, onChoose }: { member: number | null; onChoose: (member: number) => void }) {
  const { t } = useTranslation('agent-contracts');
  const today = useToday();
  const members = useRead(membersRead, {
    from: today,
    to: today,
    kind: 'agent',
    sort: 'joined',
    direction: 'descending',
    limit: mostMembers,
  });
  return (
    <Loaded of={members} onRetry={members.retry} skeleton={<Skeleton shape="control" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            sentence={t('form.noMembers')}
            action={<ButtonLink render={(props) => <Link {...props} to="/agentHome/addAccount" />}>{t('form.addMember')}</ButtonLink>}
          />
        ) : (
          <Select
            label={t('form.member')}
            placeholder={t('form.chooseMember')}
            value={member === null ? '' : String(member)}
            options={items.map(({ id, account }) => ({ value: String(id), label: account }))}
            onChange={(value) => onChoose(Number(value))}
          />
        )
      }
    </Loaded>
  );
}

function OfferForm({ kind, member }: { kind: Kind; member: number | null }) {
  const { t } = useTranslation('agent-contracts');
  const offer = useRead(offerRead, { kind, member });
  return (
    <Loaded of={offer} onRetry={offer.retry} label={t('form.loading')} skeleton={<FormSkeleton />}>
      {(value) => <TermsForm offer={value} start={value.suggestion} action="request" />}
    </Loaded>
  );
}

export function FormSkeleton() {
  return (
    <div className={styles.card}>
      {['period', 'bet', 'tier', 'button'].map((part) => (
        <Skeleton key={part} shape="control" />
      ))}
    </div>
  );
}
