import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main element, which needs `tabIndex={-1}`. */
  targetId: string;
  children: string;
}

/**
 * First in the page, and visible only on keyboard focus. It moves the focus itself, so that no router handles the hash.
 */
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
