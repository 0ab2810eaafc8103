import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** How much is wrong, e.g. '3 fields need a look'. */
  title: string;
  /** Empty while nothing is wrong; the place stays in the page, so that what comes is announced. */
  items: readonly { name: string; text: string }[];
  onChoose: (name: string) => void;
}

/** What is wrong in a long form, in its order; each entry leads to its field. */
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
