import type { ReactNode } from 'react';
import { useRead } from '#shared/reads/use-read.ts';
import { fieldRulesRead } from '../../account.reads.ts';
import { CloseCard } from '../../leaving/CloseCard/CloseCard.tsx';
import { ContactsCard } from '../../contacts/ContactsCard/ContactsCard.tsx';
import { DataCard } from '../../leaving/DataCard/DataCard.tsx';
import { DetailsCard } from '../../profile/DetailsCard/DetailsCard.tsx';
import { IdentityCard } from '../../profile/IdentityCard/IdentityCard.tsx';
import { LevelCard } from '../LevelCard/LevelCard.tsx';
import { LinksCard } from '../../links/LinksCard/LinksCard.tsx';
import { PasskeysCard } from '../../passkeys/PasskeysCard/PasskeysCard.tsx';
import { PasswordCard } from '../PasswordCard/PasswordCard.tsx';
import { SessionsCard } from '../../devices/SessionsCard/SessionsCard.tsx';
import { TwoFactorCard } from '../../two-factor/TwoFactorCard/TwoFactorCard.tsx';
import * as styles from './SecurityCenter.css.ts';

interface SecurityCenterProps {
  /** The cards of the withdrawal PIN and the payout accounts. */
  paymentPassword: ReactNode;
  paymentAccounts: ReactNode;
}

/** My account, one card per topic. */
export function SecurityCenter({ paymentPassword, paymentAccounts }: SecurityCenterProps) {
  // Preloaded for the dialogs.
  useRead(fieldRulesRead, {});
  return (
    <div className={styles.cards}>
      <IdentityCard />
      <LevelCard />
      <PasswordCard />
      {paymentPassword}
      <ContactsCard />
      <TwoFactorCard />
      <PasskeysCard />
      <LinksCard />
      {paymentAccounts}
      <DetailsCard />
      <SessionsCard />
      <DataCard />
      <CloseCard />
    </div>
  );
}
