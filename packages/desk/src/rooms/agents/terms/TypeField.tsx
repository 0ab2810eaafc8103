import { Select } from '@livery/ui/Select';
import { memberTypes } from '@livery/contract/member-types';
import { termsTexts } from './terms.texts.ts';

const texts = termsTexts.types;
const ofHouse: readonly number[] = [memberTypes.agent, memberTypes.subAgent];
const ofUpline: readonly number[] = [memberTypes.affiliate, memberTypes.subAffiliate];

/** Below an agent, contracts are with that agent unless the operator decides otherwise (readings 53). */
export function usualType(upline: string | null): number {
  return upline === null ? memberTypes.agent : memberTypes.affiliate;
}

interface TypeFieldProps {
  readonly upline: string | null;
  readonly value: number;
  readonly onChange: (type: number) => void;
}

/** The type of the new agent. Contracts with an upline need one. */
export function TypeField({ upline, value, onChange }: TypeFieldProps) {
  const possible = upline === null ? ofHouse : [...ofUpline, ...ofHouse];
  return (
    <Select
      label={texts.label}
      options={possible.map((type) => ({ value: String(type), label: texts.names[type] ?? String(type) }))}
      value={String(value)}
      onChange={(type) => onChange(Number(type))}
    />
  );
}
