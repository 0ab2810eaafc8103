import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

export interface ButtonLook {
  /** `action` is the one main action of a view; `danger` cannot be undone. */
  variant?: 'action' | 'plain' | 'quiet' | 'danger' | undefined;
  /** `small` is 44 px high, for bars and rows. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  icon?: IconNode | undefined;
  iconEnd?: IconNode | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className' | 'style'> {
  /** Why the button is disabled. It stays focusable, and the reason is its description. */
  disabledReason?: string | undefined;
  /** Names the running action. Until it ends, presses are ignored and the button keeps its size. */
  loading?: string | undefined;
}

export function Button({
  variant = 'plain',
  size = 'medium',
  block = false,
  icon,
  iconEnd,
  disabledReason,
  loading,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = disabledReason !== undefined || loading !== undefined;
  const described = [rest['aria-describedby'], disabledReason === undefined ? undefined : reasonId].filter(Boolean).join(' ') || undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      className={styles.button({ variant, size, block, isDisabled: disabledReason !== undefined, isLoading: loading !== undefined })}
      aria-disabled={isBlocked || undefined}
      aria-busy={loading !== undefined || undefined}
      aria-describedby={described}
      onClick={press}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {loading !== undefined && (
        <output className={styles.loading}>
          <Spinner size="small" />
          <VisuallyHidden>{loading}</VisuallyHidden>
        </output>
      )}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={styles.reasonAnchor({ block })}>
      {button}
      <span className={styles.reason} id={reasonId} role="tooltip">
        {disabledReason}
      </span>
    </span>
  );
}

/** The props that a button-like link passes to its element. */
export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'style'>;

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorProps, 'className'> {
  /** Renders the anchor, e.g. `(props) => <Link {...props} to="/help" />`. A plain `<a>` by default. */
  render?: ((props: AnchorProps) => ReactElement) | undefined;
}

export function ButtonLink({
  variant = 'plain',
  size = 'medium',
  block = false,
  icon,
  iconEnd,
  render,
  children,
  ...rest
}: ButtonLinkProps) {
  const props: AnchorProps = { ...rest, className: styles.button({ variant, size, block }) };
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  );
  return render === undefined ? <a {...props}>{content}</a> : render({ ...props, children: content });
}

function ButtonContent({ icon, iconEnd, children }: { icon: IconNode | undefined; iconEnd: IconNode | undefined; children: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon !== undefined && <Icon icon={icon} size="small" />}
      <span className={styles.label}>{children}</span>
      {iconEnd !== undefined && <Icon icon={iconEnd} size="small" />}
    </span>
  );
}
