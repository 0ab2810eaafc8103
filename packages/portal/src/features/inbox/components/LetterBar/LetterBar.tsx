import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Checkbox } from '@livery/ui/Checkbox';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { LetterHead } from '../../inbox.api.ts';
import { selectLetterChange, readingRequested, removalRequested } from '../../inbox.slice.ts';
import * as styles from './LetterBar.css.ts';

interface LetterBarProps {
  /** The visible messages. */
  items: readonly LetterHead[];
  /** Ids of the selected ones. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Selects all visible messages, and acts on the selected ones. */
export function LetterBar({ items, chosen, onChoose }: LetterBarProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const change = useAppSelector(selectLetterChange);
  const [isAsking, setAsking] = useState(false);
  const count = chosen.length;
  const isAll = count === items.length;
  const unreadIds = items.filter(({ id, isRead }) => !isRead && chosen.includes(id)).map(({ id }) => id);
  const [newest] = items;
  const hasUnread = items.some(({ isRead }) => !isRead);
  return (
    <div className={styles.bar}>
      <Checkbox
        label={count === 0 ? t('list.chooseAll') : t('list.chosen', { count })}
        checked={isAll}
        onChange={() => onChoose(isAll ? [] : items.map(({ id }) => id))}
      />
      <div className={styles.acts}>
        {count === 0 && hasUnread && newest !== undefined && (
          <Button size="small" variant="quiet" onClick={() => dispatch(readingRequested({ through: newest.id }))}>
            {t('list.readAll')}
          </Button>
        )}
        {unreadIds.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => dispatch(readingRequested({ ids: unreadIds }))}>
            {t('list.read')}
          </Button>
        )}
        {count > 0 && (
          <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('list.remove')}
          </Button>
        )}
      </div>
      {change.status === 'refused' && (
        <p className={styles.refusal} role="alert">
          {errorText(change.failure.code)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('removal.title', { count })}
        tone="danger"
        confirmLabel={t('removal.confirm')}
        cancelLabel={t('removal.cancel')}
        onConfirm={() => {
          setAsking(false);
          dispatch(removalRequested({ ids: [...chosen] }));
        }}
        onCancel={() => setAsking(false)}
      >
        {t('removal.text')}
      </ConfirmDialog>
    </div>
  );
}
