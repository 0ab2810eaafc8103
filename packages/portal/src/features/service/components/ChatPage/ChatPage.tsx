import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { Icon } from '@livery/ui/Icon';
import { HeadsetIcon } from '@livery/ui/icons';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { chatEnded, chatEntered, chatLeft, chatWanted, messageDropped, messageWritten, selectChat } from '../../chat.slice.ts';
import * as styles from './ChatPage.css.ts';
import { ChatPicture } from './ChatPicture.tsx';
import { Writing } from './Writing.tsx';

/** A chat with the desk in its own window. The address's hash identifies the chat, so that a reload finds it again. */
export function ChatPage() {
  const { t } = useTranslation('service');
  const { hash, search } = useLocation();
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { status, title, failure } = useAppSelector(selectChat);
  const token = hash.slice(1);
  const desk = new URLSearchParams(search).get('desk') ?? 'general';
  useEffect(() => {
    if (token === '') dispatch(chatWanted(desk));
    else dispatch(chatEntered(token));
    return () => void dispatch(chatLeft());
  }, [dispatch, token, desk]);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon icon={HeadsetIcon} />
        </span>
        <div className={styles.names}>
          <h1 className={styles.title}>{title === '' ? t('title') : title}</h1>
          <p className={styles.state} aria-live="polite">
            {t(`chat.state.${status}`)}
          </p>
        </div>
        {(status === 'open' || status === 'lost') && (
          <button type="button" className={styles.leave} onClick={() => dispatch(chatEnded())}>
            {t('chat.end')}
          </button>
        )}
      </header>
      {status === 'failed' ? (
        <div className={styles.middle}>
          <ErrorState
            sentence={failure?.code === 'NOT_FOUND' ? t('chat.gone') : errorText(failure?.code ?? 'UNKNOWN')}
            retryLabel={t('chat.anew')}
            onRetry={() => dispatch(chatWanted(desk))}
          />
        </div>
      ) : (
        <Messages />
      )}
      {status === 'ended' ? (
        <div className={styles.writing}>
          <Button variant="action" block onClick={() => dispatch(chatWanted(desk))}>
            {t('chat.anew')}
          </Button>
          <ButtonLink block render={(props) => <Link {...props} to="/service" />}>
            {t('chat.leave')}
          </ButtonLink>
        </div>
      ) : (
        status !== 'failed' && <Writing />
      )}
    </div>
  );
}

function Messages() {
  const { t } = useTranslation('service');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { messages, unheard } = useAppSelector(selectChat);
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length + unheard.length;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  const timeText = useDateText({ timeStyle: 'short' });
  return (
    <ol className={styles.messages} aria-label={t('chat.messages')} aria-live="polite" aria-relevant="additions">
      <li className={styles.message({ from: 'desk' })}>
        <p className={styles.words({ from: 'desk' })}>{t('chat.welcome')}</p>
      </li>
      {messages.map(({ number, from, text, pictures, at }) => (
        <li key={number} className={styles.message({ from })}>
          {pictures.map((pictureId, index) => (
            <ChatPicture
              key={pictureId}
              pictureId={pictureId}
              label={t('chat.picture', { place: index + 1, from: t(`chat.from.${from}`) })}
            />
          ))}
          {text !== '' && (
            <p className={styles.words({ from })} dir="auto">
              {text}
            </p>
          )}
          <span className={styles.time}>
            {t(`chat.from.${from}`)} · {timeText(at)}
          </span>
        </li>
      ))}
      {unheard.map(({ key, text, pictures, sent, failure }) => (
        <li key={key} className={styles.message({ from: 'visitor' })}>
          {text !== '' && (
            <p className={styles.words({ from: 'visitor' })} dir="auto">
              {text}
            </p>
          )}
          {failure === null ? (
            <span className={styles.time}>{pictures === 0 ? t('chat.sending') : t('chat.sendingPictures', { sent, count: pictures })}</span>
          ) : (
            <span className={styles.failed}>
              {errorText(failure.code)}
              <Button variant="quiet" size="small" onClick={() => dispatch(messageWritten({ key, text, pictures }))}>
                {t('chat.again')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => dispatch(messageDropped(key))}>
                {t('chat.drop')}
              </Button>
            </span>
          )}
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
