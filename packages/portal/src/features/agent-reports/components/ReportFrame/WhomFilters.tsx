import { useTranslation } from 'react-i18next';
import { SearchField } from '@livery/ui/SearchField';
import { useUrlText } from '#shared/address/use-url-text.ts';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { useLevelText } from '#shared/team/use-person-text.ts';
import * as styles from './WhomFilters.css.ts';

export interface Whom {
  /** Null for all levels. */
  level: number | null;
  account: string;
}

/** Levels offered in the selector. Deeper ones can only come from the address. */
const shownLevels = Array.from({ length: 10 }, (_, index) => index + 1);

export function WhomFilters({ level, account, onChange }: Whom & { onChange: (change: Partial<Whom>) => void }) {
  const { t } = useTranslation('agent-reports');
  const levelText = useLevelText();
  const [text, setText] = useUrlText(account);
  const levels = level === null || shownLevels.includes(level) ? shownLevels : [...shownLevels, level];
  return (
    <>
      <ListSelect
        label={t('filters.level')}
        value={level === null ? '' : String(level)}
        options={[{ value: '', label: t('filters.allLevels') }, ...levels.map((each) => ({ value: String(each), label: levelText(each) }))]}
        onChange={(next) => onChange({ level: next === '' ? null : Number(next) })}
      />
      <div className={styles.account}>
        <SearchField
          placeholder={t('member')}
          label={t('filters.account')}
          clearLabel={t('filters.clear')}
          value={text}
          onChange={setText}
          onSearch={(typed) => onChange({ account: typed })}
          maxLength={64}
        />
      </div>
    </>
  );
}
