import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  label: string;
  /** Spoken but not drawn. */
  labelHidden?: boolean | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Shown in the thumb for off and on, e.g. sun and moon. */
  icons?: { off: IconNode; on: IconNode } | undefined;
}

export function Switch({ label, labelHidden = false, checked, onChange, icons }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={checked} className={styles.row} onClick={() => onChange(!checked)}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      <span className={styles.track}>
        <span className={styles.thumb}>{icons !== undefined && <Icon icon={checked ? icons.on : icons.off} size="small" />}</span>
      </span>
    </button>
  );
}
