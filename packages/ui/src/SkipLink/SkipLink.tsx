import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main element; it needs `tabIndex={-1}`. */
  targetId: string;
  children: string;
}

/** First in the page, visible only on keyboard focus. It moves the focus itself, so that a router does not handle the hash. */
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
