import { createElement } from 'react';
import type { IconNode } from 'lucide';
import * as styles from './Icon.css.ts';

export type { IconNode };

export interface IconProps {
  /** One of `@livery/ui/icons`. */
  icon: IconNode;
  /** `text` follows the size of the text around it. */
  size?: styles.IconSize | undefined;
  /** A name for assistive technology. Without it, the icon is decoration. */
  label?: string | undefined;
  /** Fills the shape, for states such as a chosen favourite. */
  filled?: boolean | undefined;
}

/** A single-path icon on a 24 px grid, in the text colour and the brand's stroke width. */
export function Icon({ icon, size = 'medium', label, filled = false }: IconProps) {
  return (
    <svg
      className={styles.icon({ size, filled })}
      viewBox="0 0 24 24"
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
