import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { Icon } from '@livery/ui/Icon';
import { HeadsetIcon, SendIcon } from '@livery/ui/icons';
import { IconButton } from '@livery/ui/IconButton';
import { Spinner } from '@livery/ui/Spinner';
import { useErrorText } from '#shared/parts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { chatEnded, chatEntered, chatLeft, chatWanted, messageWritten, selectChat } from '../../chat.slice.ts';
import * as styles from './ChatPage.css.ts';

const longest = 1_000;

/** A chat with the desk, in a window of its own: the hash of its address is the chat's, so that a reload finds it again. */
export function ChatPage() {
  const { t } = useTranslation(['service', 'common']);
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
      ) : status === 'opening' ? (
        <div className={styles.middle}>
          <Spinner label={t('common:shell.loading')} />
        </div>
      ) : (
        <Messages />
      )}
      {status === 'ended' ? (
        <div className={styles.writing}>
          <Button variant="action" block onClick={() => dispatch(chatWanted(desk))}>
            {t('chat.anew')}
          </Button>
        </div>
      ) : (
        status !== 'failed' && <Writing />
      )}
    </div>
  );
}

function Messages() {
  const { t, i18n } = useTranslation('service');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { messages, unheard } = useAppSelector(selectChat);
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length + unheard.length;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  return (
    <ol className={styles.messages} aria-label={t('chat.messages')} aria-live="polite" aria-relevant="additions">
      <li className={styles.message({ from: 'desk' })}>
        <p className={styles.words({ from: 'desk' })}>{t('chat.welcome')}</p>
      </li>
      {messages.map(({ number, from, text, at }) => (
        <li key={number} className={styles.message({ from })}>
          <p className={styles.words({ from })}>{text}</p>
          <span className={styles.time}>
            {t(`chat.from.${from}`)} · {time.format(new Date(at))}
          </span>
        </li>
      ))}
      {unheard.map(({ key, text, failure }) => (
        <li key={key} className={styles.message({ from: 'visitor' })}>
          <p className={styles.words({ from: 'visitor' })}>{text}</p>
          {failure === null ? (
            <span className={styles.time}>{t('chat.sending')}</span>
          ) : (
            <span className={styles.failed}>
              {errorText(failure.code)}
              <Button variant="quiet" size="small" onClick={() => dispatch(messageWritten({ key, text }))}>
                {t('chat.again')}
              </Button>
            </span>
          )}
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

function Writing() {
  const { t } = useTranslation('service');
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    dispatch(messageWritten({ key: crypto.randomUUID(), text: text.trim() }));
    setText('');
  };
  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className={styles.box}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        rows={1}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <IconButton type="submit" icon={SendIcon} label={t('chat.send')} />
    </form>
  );
}
