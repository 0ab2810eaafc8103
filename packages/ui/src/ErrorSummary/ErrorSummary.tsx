import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** A summary, e.g. '3 fields need a look'. */
  title: string;
  /** Empty if there are no errors. The element stays in the page, so that new errors are announced. */
  items: readonly { name: string; text: string }[];
  onChoose: (name: string) => void;
}

/** The errors of a long form in order. Each links to its field. */
export function ErrorSummary({ title, items, onChoose }: ErrorSummaryProps) {
  return (
    <div role="alert">
      {items.length > 0 && (
        <div className={styles.summary}>
          <span className={styles.icon}>
            <Icon icon={CircleAlertIcon} />
          </span>
          <div className={styles.content}>
            <p className={styles.title}>{title}</p>
            <ul>
              {items.map(({ name, text }) => (
                <li key={name}>
                  <button type="button" className={styles.link} onClick={() => onChoose(name)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
