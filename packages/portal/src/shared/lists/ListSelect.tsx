import { Select, type SelectProps } from '@livery/ui/Select';
import { useToldText } from '#shared/parts/use-told-text.ts';

export interface ListSelectProps extends SelectProps {
  /** As the address tells it. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice of a list: it is shown at once, and the next key goes on from it. */
export function ListSelect({ value, onChange, ...rest }: ListSelectProps) {
  const [shown, show] = useToldText(value);
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
