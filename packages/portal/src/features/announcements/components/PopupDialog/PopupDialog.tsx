import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { useTranslation } from 'react-i18next';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { selectPopups } from '../../announcements.selectors.ts';
import { popupsRead } from '../../popups.saga.ts';
import { HtmlText } from '../HtmlText/HtmlText.tsx';
import { PagedEntries } from '../PagedEntries/PagedEntries.tsx';
import * as styles from './PopupDialog.css.ts';

/** One that is alone gives the dialog its title. */
export function Dialog({ request: { executions }, onClose }: RequestedDialogProps<'popups'>) {
  const { t } = useTranslation(['announcements', 'common']);
  const dispatch = useAppDispatch();
  const popups = useAppSelector(selectPopups).filter(({ execution }) => executions.includes(execution));
  const [first, ...others] = popups;
  const isAlone = first !== undefined && others.length === 0;
  const close = () => {
    dispatch(popupsRead(executions));
    onClose();
  };
  return (
    <Modal
      open
      onClose={close}
      title={isAlone ? first.title : t('popups.title')}
      closeLabel={t('actions.close', { ns: 'common' })}
      footer={
        <Button variant="action" onClick={close}>
          {t('actions.understood', { ns: 'common' })}
        </Button>
      }
    >
      {isAlone ? (
        <HtmlText html={first.content} />
      ) : (
        <PagedEntries entries={popups}>
          {(entries) => (
            <ul className={styles.list}>
              {entries.map(({ id, title, content }) => (
                <li key={id} className={styles.entry}>
                  <h3 className={styles.title}>{title}</h3>
                  <HtmlText html={content} />
                </li>
              ))}
            </ul>
          )}
        </PagedEntries>
      )}
    </Modal>
  );
}
