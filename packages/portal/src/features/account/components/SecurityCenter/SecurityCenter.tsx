import { IdentityCard } from '../IdentityCard/IdentityCard.tsx';
import * as styles from './SecurityCenter.css.ts';

/** My account, a card a matter. */
export function SecurityCenter() {
  return (
    <div className={styles.cards}>
      <IdentityCard />
    </div>
  );
}
