import { useId, type ReactNode } from 'react';
import { Icon, type IconNode } from '@livery/ui/Icon';
import * as styles from './AccountCard.css.ts';

interface AccountCardProps {
  icon: IconNode;
  title: string;
  /** Its purpose or state, in one sentence. */
  text?: ReactNode;
  /** Actions for the whole card, beside the title on wide screens. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A topic of the account, with its state and actions. */
export function AccountCard({ icon, title, text, action, children }: AccountCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon icon={icon} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {text !== undefined && <div className={styles.text}>{text}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {children !== undefined && <div className={styles.content}>{children}</div>}
    </section>
  );
}
