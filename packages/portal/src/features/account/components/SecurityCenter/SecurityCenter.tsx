import { useEffect, type ReactNode } from 'react';
import { useAppDispatch } from '#shared/state/app-hooks.ts';
import { profileRequested } from '../../profile.slice.ts';
import { CloseCard } from '../CloseCard/CloseCard.tsx';
import { ContactsCard } from '../ContactsCard/ContactsCard.tsx';
import { DataCard } from '../DataCard/DataCard.tsx';
import { DetailsCard } from '../DetailsCard/DetailsCard.tsx';
import { IdentityCard } from '../IdentityCard/IdentityCard.tsx';
import { LevelCard } from '../LevelCard/LevelCard.tsx';
import { LinksCard } from '../LinksCard/LinksCard.tsx';
import { PasskeysCard } from '../PasskeysCard/PasskeysCard.tsx';
import { PasswordCard } from '../PasswordCard/PasswordCard.tsx';
import { SessionsCard } from '../SessionsCard/SessionsCard.tsx';
import { TwoFactorCard } from '../TwoFactorCard/TwoFactorCard.tsx';
import * as styles from './SecurityCenter.css.ts';

interface SecurityCenterProps {
  /** The card of the password that lets money leave, and that of the accounts it leaves for. */
  paymentPassword: ReactNode;
  paymentAccounts: ReactNode;
}

/** My account, a card a matter. */
export function SecurityCenter({ paymentPassword, paymentAccounts }: SecurityCenterProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(profileRequested());
  }, [dispatch]);
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
