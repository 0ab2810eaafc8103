import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagePlusIcon, SendIcon, XIcon } from '@livery/ui/icons';
import { IconButton } from '@livery/ui/IconButton';
import { UploadPreview } from '@livery/ui/UploadPreview';
import { acceptedPictures, checkPicture, uploadLimits } from '#shared/forms/upload-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { drafts } from '../../chat-drafts.cache.ts';
import { messageWritten } from '../../chat.slice.ts';
import * as styles from './ChatPage.css.ts';

const longest = 1_000;

interface Chosen {
  readonly id: string;
  readonly file: File;
}

/** Text, up to three pictures, or both. */
export function Writing() {
  const { t } = useTranslation('service');
  const dispatch = useAppDispatch();
  const say = useProblemText();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const add = async (files: readonly File[]): Promise<void> => {
    const checked = await Promise.all(files.map(async (file) => ({ file, problem: await checkPicture(file) })));
    const right = checked.flatMap(({ file, problem: found }) => (found === null ? [{ id: crypto.randomUUID(), file }] : []));
    const free = uploadLimits.maxFiles - chosen.length;
    const wrong = checked.find(({ problem: found }) => found !== null)?.problem ?? null;
    setChosen([...chosen, ...right.slice(0, free)]);
    if (wrong !== null) setProblem(say(wrong));
    else setProblem(right.length > free ? say({ text: 'upload.tooMany', values: { count: uploadLimits.maxFiles } }) : null);
  };
  const send = (): void => {
    if (text.trim() === '' && chosen.length === 0) return;
    const key = crypto.randomUUID();
    drafts.keep(
      key,
      chosen.map(({ file }) => file),
    );
    dispatch(messageWritten({ key, text: text.trim(), pictures: chosen.length }));
    setText('');
    setChosen([]);
    setProblem(null);
  };

  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('chat.chosen')}>
          {chosen.map(({ id, file }) => (
            <li key={id} className={styles.chip}>
              <UploadPreview file={file} />
              <span className={styles.chipRemove}>
                <IconButton
                  icon={XIcon}
                  label={t('chat.removePicture', { name: file.name })}
                  onClick={() => setChosen(chosen.filter((each) => each.id !== id))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept={acceptedPictures}
          multiple
          tabIndex={-1}
          aria-label={t('chat.addPicture')}
          onChange={(event) => {
            void add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <IconButton icon={ImagePlusIcon} label={t('chat.addPicture')} onClick={() => input.current?.click()} />
        <textarea
          className={styles.box}
          dir="auto"
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          rows={1}
          maxLength={longest}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            void add(files);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <IconButton type="submit" icon={SendIcon} label={t('chat.send')} />
      </div>
    </form>
  );
}
