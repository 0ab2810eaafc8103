import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { SearchIcon, XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'size' | 'value' | 'onChange' | 'onSubmit'
> {
  /** The accessible name. Also the placeholder, unless `placeholder` says more. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter and on clearing. Callers debounce typing themselves. */
  onSearch?: ((value: string) => void) | undefined;
}

export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onSearch,
  placeholder = label,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const clear = () => {
    onChange('');
    onSearch?.('');
    input.current?.focus();
  };
  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.(value);
        }}
      >
        <label className={styles.field}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={styles.icon}>
            <Icon icon={SearchIcon} size="small" />
          </span>
          <input
            {...rest}
            ref={input}
            type="search"
            enterKeyHint="search"
            className={styles.input}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key === 'Escape' && value !== '') {
                event.preventDefault();
                clear();
              }
            }}
          />
        </label>
        {value !== '' && <IconButton icon={XIcon} label={clearLabel} onClick={clear} />}
      </form>
    </search>
  );
}
