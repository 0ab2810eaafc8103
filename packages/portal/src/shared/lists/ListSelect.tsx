import { useState } from 'react';
import { Select, type SelectProps } from '@livery/ui/Select';

export interface ListSelectProps extends SelectProps {
  /** From the address. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter of a list. The selection shows at once, and the next key continues from it. */
export function ListSelect({ value, onChange, ...rest }: ListSelectProps) {
  const [shown, show] = useState(value);
  const [told, setTold] = useState(value);
  if (told !== value) {
    setTold(value);
    show(value);
  }
  return (
    <Select
      {...rest}
      value={shown}
      onChange={(next) => {
        show(next);
        onChange(next);
      }}
    />
  );
}
