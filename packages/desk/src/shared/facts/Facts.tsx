import * as styles from './facts.css.ts';

/** A list of names and values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => [
        <dt key={name} className={styles.term}>
          {name}
        </dt>,
        <dd key={`${name} value`} className={styles.value}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}
