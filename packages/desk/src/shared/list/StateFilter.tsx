import { Select } from '@livery/ui/Select';
import * as styles from './list.css.ts';

interface StateFilterProps {
  readonly label: string;
  /** Keyed by state. `all` means no filter. */
  readonly names: Readonly<Record<string, string>>;
  /** Empty for all. */
  readonly value: string;
  readonly onChange: (state: string) => void;
}

/** Selects one state of a list, or all. */
export function StateFilter({ label, names, value, onChange }: StateFilterProps) {
  return (
    <div className={styles.state}>
      <Select
        label={label}
        labelHidden
        options={Object.entries(names).map(([id, name]) => ({ value: id === 'all' ? '' : id, label: name }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
