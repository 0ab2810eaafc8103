import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { GiftIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import { selectPopups } from '../../announcements.slice.ts';
import { popupsRead } from '../../popups.saga.ts';
import { HtmlText } from '#shared/pages/HtmlText.tsx';
import { PagedEntries } from '../PagedEntries/PagedEntries.tsx';
import * as styles from './PopupDialog.css.ts';

const rewardCentre = '/member/rewardCenter';

/** A single entry is the dialog's title. */
export function Dialog({ request: { executions }, onClose }: RequestedDialogProps<'popups'>) {
  const { t } = useTranslation(['announcements', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMember = useAppSelector(selectIsMember);
  const popups = useAppSelector(selectPopups).filter(({ execution }) => executions.includes(execution));
  const [first, ...others] = popups;
  const isAlone = first !== undefined && others.length === 0;
  const close = () => {
    dispatch(popupsRead(executions));
    onClose();
  };
  /** A visitor logs in first and then continues (readings 8). */
  const goToRewards = () => {
    close();
    if (isMember) void navigate(rewardCentre);
    else dispatch(loginRequested(rewardCentre));
  };
  return (
    <Modal
      open
      onClose={close}
      title={isAlone ? first.title : t('popups.title')}
      closeLabel={t('actions.close', { ns: 'common' })}
      startsAtTitle
      footer={
        <>
          <Button icon={GiftIcon} onClick={goToRewards}>
            {t('popups.promotions')}
          </Button>
          <Button variant="action" onClick={close}>
            {t('actions.understood', { ns: 'common' })}
          </Button>
        </>
      }
    >
      {isAlone ? (
        <HtmlText html={first.content} onFollow={close} />
      ) : (
        <PagedEntries entries={popups}>
          {(entries) => (
            <ul className={styles.list}>
              {entries.map(({ id, title, content }) => (
                <li key={id} className={styles.entry}>
                  <h3 className={styles.title} dir="auto">
                    {title}
                  </h3>
                  <HtmlText html={content} onFollow={close} />
                </li>
              ))}
            </ul>
          )}
        </PagedEntries>
      )}
    </Modal>
  );
}
