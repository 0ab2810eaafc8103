import { lightMarkOf } from '../../lobby.rules.ts';
import * as styles from './VendorMark.css.ts';

export interface VendorMarkProps {
  icon: string;
  /** Empty if the name is beside it. */
  name: string;
  /** An entry of a list, or the cover of a tile. */
  form: 'entry' | 'cover';
  onError: () => void;
}

/** A vendor's lettering in the ink of the theme; the other picture is not fetched. */
export function VendorMark({ icon, name, form, onError }: VendorMarkProps) {
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          className={styles.mark({ mode, form })}
          src={mode === 'light' ? icon : lightMarkOf(icon)}
          alt={name}
          width={120}
          height={40}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onError}
        />
      ))}
    </>
  );
}
