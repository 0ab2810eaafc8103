import { SearchField } from '@livery/ui/SearchField';
import { useState, type ReactNode } from 'react';
import * as styles from './list.css.ts';

interface ListToolsProps {
  readonly texts: { readonly search: string; readonly searchHint?: string; readonly clear: string };
  /** The search text. */
  readonly value: string;
  readonly onSearch: (wanted: string) => void;
  /** Other filters. */
  readonly children?: ReactNode;
}

/** Search and filters of a list. */
export function ListTools({ texts, value, onSearch, children }: ListToolsProps) {
  const [typed, setTyped] = useState(value);
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          clearLabel={texts.clear}
          value={typed}
          onChange={setTyped}
          onSearch={(wanted) => onSearch(wanted.trim())}
        />
      </div>
      {children}
    </div>
  );
}
