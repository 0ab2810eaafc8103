import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main element; it needs `tabIndex={-1}`. */
  targetId: string;
  children: string;
}

/** First in the page; seen only with the keyboard. Moves focus itself, so that a router does not take the hash for a place. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
