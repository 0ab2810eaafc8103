import { IdentityCard } from '../IdentityCard/IdentityCard.tsx';
import { PasskeysCard } from '../PasskeysCard/PasskeysCard.tsx';
import { TwoFactorCard } from '../TwoFactorCard/TwoFactorCard.tsx';
import * as styles from './SecurityCenter.css.ts';

/** My account, a card a matter. */
export function SecurityCenter() {
  return (
    <div className={styles.cards}>
      <IdentityCard />
      <TwoFactorCard />
      <PasskeysCard />
    </div>
  );
}
