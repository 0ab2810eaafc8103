import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import type { DialogKind } from '#shared/store/dialogs.slice.ts';
import * as styles from './FactRow.css.ts';

interface FactRowProps {
  name: string;
  /** Masked. Null if not set. */
  value: string | null;
  mark?: ReactNode;
  /** The dialog that the button opens. Its chunk is preloaded. */
  opens: DialogKind;
  /** Absent if it cannot be changed. */
  onEdit?: (() => void) | undefined;
}

/** A detail of the member with its edit button, as part of a `<dl>`. */
export function FactRow({ name, value, mark, opens, onEdit }: FactRowProps) {
  const { t } = useTranslation('account');
  const action = value === null ? 'add' : 'change';
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.fact}>
        <span className={value === null ? styles.none : styles.value}>{value ?? t('fact.none')}</span>
        {mark}
      </dd>
      <dd className={styles.action}>
        {onEdit === undefined ? (
          <span className={styles.none}>{t('fact.final')}</span>
        ) : (
          <Button size="small" variant="quiet" data-opens={opens} aria-label={t(`fact.${action}Named`, { name })} onClick={onEdit}>
            {t(`fact.${action}`)}
          </Button>
        )}
      </dd>
    </div>
  );
}
