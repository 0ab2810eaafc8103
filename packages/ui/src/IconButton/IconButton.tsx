import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconButton.css.ts';

interface IconButtonLook {
  icon: IconNode;
  /** The accessible name, which is never drawn. */
  label: string;
  /** `solid` is for use over pictures, `band` for the hero and the footer. */
  variant?: 'quiet' | 'plain' | 'solid' | 'band' | undefined;
  /** Fills the icon, e.g. a chosen favourite. */
  filled?: boolean | undefined;
  /** A small mark at the corner, e.g. a count of unread notices. Mention it in `label` too. */
  mark?: ReactNode;
}

export interface IconButtonProps
  extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'disabled'> {
  /** Makes it a toggle. */
  pressed?: boolean | undefined;
}

export function IconButton({ icon, label, variant = 'quiet', filled, mark, pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.iconButton({ variant })} aria-pressed={pressed}>
      <IconContent icon={icon} label={label} filled={filled ?? pressed} mark={mark} />
    </button>
  );
}

export interface IconLinkProps extends IconButtonLook, Omit<AnchorProps, 'className' | 'children' | 'aria-label'> {
  /** Renders the anchor, e.g. `(props) => <Link {...props} to="/help" />`. A plain `<a>` by default. */
  render?: ((props: AnchorProps) => ReactElement) | undefined;
}

export function IconLink({ icon, label, variant = 'quiet', filled, mark, render, ...rest }: IconLinkProps) {
  const props: AnchorProps = { ...rest, className: styles.iconButton({ variant }) };
  const content = <IconContent icon={icon} label={label} filled={filled} mark={mark} />;
  return render === undefined ? <a {...props}>{content}</a> : render({ ...props, children: content });
}

function IconContent({ icon, label, filled, mark }: Pick<IconButtonLook, 'icon' | 'label' | 'filled' | 'mark'>) {
  return (
    <>
      <Icon icon={icon} filled={filled} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {mark !== undefined && (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      )}
    </>
  );
}
