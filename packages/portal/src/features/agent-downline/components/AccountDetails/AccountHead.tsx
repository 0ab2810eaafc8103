import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isAgentType } from '@livery/contract/member-types';
import type { TeamAccount } from '@livery/contract/shapes';
import { Badge } from '@livery/ui/Badge';
import { ButtonLink } from '@livery/ui/Button';
import { Money } from '#shared/money/Money.tsx';
import { offerContractPath, teamPaths, withQuery } from '#shared/team/team-paths.ts';
import { useLevelText, usePersonText } from '#shared/team/use-person-text.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import * as styles from './AccountDetails.css.ts';

/** The account's identity, and links to its activity. */
export function AccountHead({ account }: { account: TeamAccount }) {
  const { t } = useTranslation('agent-downline');
  const { typeText } = usePersonText();
  const levelText = useLevelText();
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { id, type, level, state, joined, lastLogin, lastPlay, balance, members, direct, nickname } = account;
  return (
    <section className={styles.card} aria-label={t('account.facts')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{account.account}</h2>
        <Badge tone={state === 'active' ? 'positive' : 'warning'}>{t(`states.${state}`)}</Badge>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('account.nickname')}>{nickname}</Fact>
        <Fact name={t('account.number')}>{id}</Fact>
        <Fact name={t('account.type')}>{typeText(type)}</Fact>
        <Fact name={t('account.level')}>{levelText(level)}</Fact>
        <Fact name={t('account.joined')}>{timeText(joined)}</Fact>
        <Fact name={t('account.lastLogin')}>{lastLogin === null ? t('never') : timeText(lastLogin)}</Fact>
        <Fact name={t('account.lastPlay')}>{lastPlay === null ? t('never') : timeText(lastPlay)}</Fact>
        <Fact name={t('account.balance')}>
          <Money amount={balance} hasSymbol />
        </Fact>
        <Fact name={t('account.team')}>{t('open', { count: members })}</Fact>
        <Fact name={t('account.direct')}>{direct}</Fact>
      </dl>
      <Ways id={id} hasTeam={members > 0} isAgentBelow={level === 1 && isAgentType(type)} />
    </section>
  );
}

/** For the same days. */
function Ways({ id, hasTeam, isAgentBelow }: { id: number; hasTeam: boolean; isAgentBelow: boolean }) {
  const { t } = useTranslation('agent-downline');
  const period = new URLSearchParams(useLocation().search).get('period');
  const to = (address: string, label: string) => (
    <ButtonLink size="small" render={(props) => <Link {...props} to={address} />}>
      {label}
    </ButtonLink>
  );
  return (
    <div className={styles.actions}>
      {to(withQuery(teamPaths.betting, { member: String(id), period }), t('account.bets'))}
      {to(withQuery(teamPaths.transactions, { account: String(id), period }), t('account.transactions'))}
      {isAgentBelow && to(offerContractPath(id), t('account.offerContract'))}
      {hasTeam && to(withQuery(teamPaths.downline, { under: String(id), period }), t('account.openTeam'))}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}
