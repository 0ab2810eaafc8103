import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { holdPage } from './hold-page.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a press outside. The owner then sets `open={false}`. */
  onClose: () => void;
  title: string;
  /** Text for screen readers, where a picture already says the same. */
  titleHidden?: boolean | undefined;
  /**
   * For dialogs that open by themselves, such as news. The focus starts on the title, so that no button looks selected.
   */
  startsAtTitle?: boolean | undefined;
  closeLabel: string;
  /** `wide` and `full` have no inset and take all available height. On a phone they fill the screen. */
  size?: 'small' | 'medium' | 'large' | 'wide' | 'full' | undefined;
  /** Starts at full height, so that late content moves nothing. */
  isSteady?: boolean | undefined;
  /** The edge of a wide screen to open at, instead of the centre. */
  edge?: 'start' | 'end' | undefined;
  /** False while closing would lose data. There is no close button then, and Escape and presses outside do nothing. */
  dismissible?: boolean | undefined;
  /** Stays in view below the scrolling content. Usually buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog, shown as a sheet below 768 px. Focus moves to the first control of the content, or to the
 * title, and returns afterwards. Content is mounted only while open, so that a reopened form starts empty.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  startsAtTitle = false,
  closeLabel,
  size = 'medium',
  isSteady = false,
  edge,
  dismissible = true,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
  }

  // In a separate effect after mounting, because opening makes the browser restyle every element that becomes inert.
  useEffect(() => {
    if (!open) return undefined;
    const release = holdPage();
    dialog.current?.showModal();
    if (startsAtTitle) heading.current?.focus({ preventScroll: true });
    else leaveScroller(body.current);
    return release;
  }, [open, startsAtTitle]);

  // Closes before the element is removed. Otherwise the focus does not return.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (open) return () => element.close();
    let isCurrent = true;
    void Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(() => {
      if (isCurrent) setLeaving(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [open]);

  if (!open && !isLeaving) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog({ size, isSteady, edge })}
      aria-labelledby={titleId}
      closedby={dismissible ? 'any' : 'none'}
      onCancel={(event) => {
        // React bubbles the event of a nested dialog. The platform does not.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        // Chromium closes the dialog on the second Escape, even if the first was cancelled.
        const element = event.currentTarget;
        if (event.target !== element || element.open || !open) return;
        if (dismissible) onClose();
        else element.showModal();
      }}
    >
      <div className={styles.panel}>
        <div className={titleHidden ? styles.headerBare : styles.header}>
          <h2
            ref={heading}
            className={titleHidden ? styles.titleHidden : styles.title}
            id={titleId}
            dir="auto"
            tabIndex={startsAtTitle ? -1 : undefined}
          >
            {title}
          </h2>
        </div>
        <div ref={body} className={styles.body({ bleed: size === 'wide' || size === 'full' })}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        {dismissible && (
          <div className={styles.close}>
            <IconButton icon={XIcon} label={closeLabel} onClick={onClose} />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Focuses the first field of a form, or the first control. Browsers would focus a scrollable container. */
function leaveScroller(body: HTMLElement | null): void {
  if (body === null || document.activeElement !== body) return;
  const control =
    body.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') ?? body.querySelector<HTMLElement>('a[href], button');
  control?.focus({ preventScroll: true });
}
