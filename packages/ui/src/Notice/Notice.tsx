import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Notice.css.ts';

export type Tone = 'info' | 'positive' | 'warning' | 'negative';

export const toneIcons: Record<Tone, IconNode> = {
  info: InfoIcon,
  positive: CircleCheckIcon,
  warning: TriangleAlertIcon,
  negative: CircleAlertIcon,
};

export interface NoticeProps {
  tone?: Tone | undefined;
  title?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Needed with `onDismiss`. */
  dismissLabel?: string | undefined;
  /** Announced when it appears. Turn this off for notices that are present from the start. */
  isLive?: boolean | undefined;
}

/** A message inside the page. */
export function Notice({ tone = 'info', title, children, action, onDismiss, dismissLabel, isLive = false }: NoticeProps) {
  const role = !isLive ? undefined : tone === 'negative' ? 'alert' : 'status';
  return (
    <div className={styles.notice} role={role}>
      <span className={styles.mark({ tone })}>
        <Icon icon={toneIcons[tone]} size="small" />
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && dismissLabel !== undefined && (
        <div className={styles.dismiss}>
          <IconButton icon={XIcon} label={dismissLabel} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
