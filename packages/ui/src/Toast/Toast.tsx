import { useEffect, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toneIcons, type Tone } from '../Notice/Notice.tsx';
import * as styles from './Toast.css.ts';

export interface ToastMessage {
  id: string;
  tone?: Tone | undefined;
  text: string;
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastRegionProps {
  /** The name of the region. */
  label: string;
  toasts: readonly ToastMessage[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
  /** Milliseconds until a toast disappears. Errors and toasts with an action stay. */
  duration?: number | undefined;
}

/**
 * Place it once near the end of the page, from the start, because a live region must exist before its first message.
 */
export function ToastRegion({ label, toasts, dismissLabel, onDismiss, duration = 6000 }: ToastRegionProps) {
  return (
    <section
      className={toasts.length === 0 ? styles.emptyRegion : styles.region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} duration={duration} />
      ))}
    </section>
  );
}

interface ToastProps {
  toast: ToastMessage;
  dismissLabel: string;
  onDismiss: (id: string) => void;
  duration: number;
}

function Toast({ toast, dismissLabel, onDismiss, duration }: ToastProps) {
  const { id, tone = 'info', text, action } = toast;
  const [isHeld, setHeld] = useState(false);
  const stays = isHeld || tone === 'negative' || action !== undefined;

  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [stays, id, duration, onDismiss]);

  const dismissByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss(id);
  };

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark({ tone })}>
        <Icon icon={toneIcons[tone]} size="small" />
      </span>
      <p className={styles.text}>{text}</p>
      {action !== undefined && (
        <Button variant="quiet" onClick={action.onPress} onKeyDown={dismissByEscape}>
          {action.label}
        </Button>
      )}
      <IconButton icon={XIcon} label={dismissLabel} onClick={() => onDismiss(id)} onKeyDown={dismissByEscape} />
    </div>
  );
}
