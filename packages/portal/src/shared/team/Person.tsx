import type { TeamPerson } from '@livery/contract/shapes';
import { usePersonText } from './use-person-text.ts';
import * as styles from './team.css.ts';

/** A team member, with a mark that distinguishes members with the same masked name. */
export function Person({ person }: { person: TeamPerson }) {
  const { note } = usePersonText();
  return (
    <span className={styles.person}>
      <span className={styles.account}>{person.account}</span>
      <span className={styles.note}>{note(person)}</span>
    </span>
  );
}
