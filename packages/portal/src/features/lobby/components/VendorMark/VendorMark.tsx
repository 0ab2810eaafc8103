import { lightMarkOf } from '../../lobby.rules.ts';
import * as styles from './VendorMark.css.ts';

export interface VendorMarkProps {
  icon: string;
  /** Empty if the name is beside it. */
  name: string;
  /** In an entry of a list, or on the cover of a tile. */
  form: 'entry' | 'cover';
  onError: () => void;
}

/** A vendor's lettering in the theme's ink. The other theme's picture is not fetched. */
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
