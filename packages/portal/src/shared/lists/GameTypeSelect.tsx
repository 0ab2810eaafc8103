import { useTranslation } from 'react-i18next';
import { ListSelect } from './ListSelect.tsx';

interface GameTypeSelectProps {
  /** Empty for all. */
  value: string;
  /** The brand's offers. Empty until known. */
  types: readonly { code: string; name: string }[];
  onChange: (code: string) => void;
}

export function GameTypeSelect({ value, types, onChange }: GameTypeSelectProps) {
  const { t } = useTranslation('lists');
  const isKnown = value === '' || types.some(({ code }) => code === value);
  const options = types.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ListSelect
      label={t('filters.game')}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('filters.allGames') }, ...options, ...(isKnown ? [] : [{ value, label: value }])]}
    />
  );
}
