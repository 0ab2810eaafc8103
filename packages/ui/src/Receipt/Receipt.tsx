import { useId, type ReactNode } from 'react';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import { ReceiptTools, type ReceiptToolsProps } from './ReceiptTools.tsx';
import { useArrivalFocus } from '../use-arrival-focus.ts';
import * as styles from './Receipt.css.ts';

export interface ReceiptProps {
  /** The result. */
  title: string;
  icon?: IconNode | undefined;
  tone?: 'positive' | 'negative' | 'warning' | 'calm' | undefined;
  /** Details, and the next step. */
  children?: ReactNode;
  /** The submitted values, by name. */
  facts: readonly { name: string; value: string; mark?: ReactNode }[];
  /** Buttons and links for the next steps. */
  actions: ReactNode;
  /** The issuer of the receipt, which is its heading when printed or shared. */
  issuer: string;
  /** Labels of the share and print buttons. */
  tools: ReceiptToolsProps['words'];
}

/** Replaces a sent form: the result and next steps. */
export function Receipt({ title, icon = CheckIcon, tone = 'positive', children, facts, actions, issuer, tools }: ReceiptProps) {
  const titleId = useId();
  const heading = useArrivalFocus(title);
  return (
    <section className={styles.receipt} aria-labelledby={titleId}>
      <p className={styles.issuer}>{issuer}</p>
      <div className={styles.said}>
        <span className={styles.mark({ tone })}>
          <Icon icon={icon} size="large" />
        </span>
        <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value, mark }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              {mark}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ReceiptTools words={tools} title={title} text={[issuer, title, ...facts.map(({ name, value }) => `${name}: ${value}`)].join('\n')} />
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
