import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Skeleton } from '@livery/ui/Skeleton';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { pictureWanted, selectChat } from '../../chat.slice.ts';
import * as styles from './ChatPage.css.ts';

/** A picture in a message. A press opens it in full size. */
export function ChatPicture({ pictureId, label }: { pictureId: string; label: string }) {
  const { t } = useTranslation('service');
  const dispatch = useAppDispatch();
  const picture = useAppSelector(selectChat).pictures[pictureId];
  const isUnknown = picture === undefined;
  useEffect(() => {
    if (isUnknown) dispatch(pictureWanted(pictureId));
  }, [dispatch, pictureId, isUnknown]);
  if (picture?.status === 'failed')
    return (
      <span className={styles.failed}>
        {t('chat.pictureLost')}
        <Button variant="quiet" size="small" onClick={() => dispatch(pictureWanted(pictureId))}>
          {t('chat.pictureAgain')}
        </Button>
      </span>
    );
  if (picture?.status !== 'ready')
    return (
      <span className={styles.pictureShape}>
        <Skeleton shape="block" />
      </span>
    );
  return <img className={styles.picture} src={`data:image/jpeg;base64,${picture.value}`} alt={label} />;
}
