import { Button } from '@livery/ui/Button';
import { ImagePlusIcon } from '@livery/ui/icons';
import { TextArea } from '@livery/ui/TextArea';
import { TextField } from '@livery/ui/TextField';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { exactText } from '#shared/instants.ts';
import * as parts from '#shared/panel.css.ts';
import { PicturesDialog } from '#shared/PicturesDialog.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './ChatRoom.css.ts';
import { chatTexts as texts } from './chat.texts.ts';

const pollEvery = 1_500;
const mostBytes = 5 * 1_024 * 1_024;

/** One chat: messages and a field to answer. */
export function ChatPanel({ id, onDone }: { id: number; onDone: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  /** A file field keeps its selection, so each answer gets a new field. */
  const [answers, setAnswers] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const answer = useAnswer('chat', { id }, pollEvery);
  const done = () => {
    answer.reload();
    onDone();
  };
  const reply = async (): Promise<void> => {
    const words = text.trim();
    if ((words === '' && picture === null) || isBusy || problemOf(picture) !== undefined) return;
    const file = picture === null ? {} : { picture: await base64Of(picture) };
    if (!(await act(() => ask('replyToChat', { id, text: words, ...file }), texts.sent))) return;
    setText('');
    setPicture(null);
    setAnswers(answers + 1);
    done();
  };
  const end = async (): Promise<void> => {
    if (await act(() => ask('endChat', { id }), texts.over)) done();
  };
  return (
    <section className={parts.panel} aria-label={texts.number(id)}>
      <h2 className={styles.subtitle}>{texts.number(id)}</h2>
      <Answered answer={answer} loading={texts.loadingOne}>
        {({ said, isEnded }) => (
          <>
            <ol className={styles.messages} aria-label={texts.messages} aria-live="polite">
              {said.map(({ number, from, text: words, pictures, at }) => (
                <li key={number} className={styles.message({ from })}>
                  {words !== '' && <p className={styles.words}>{words}</p>}
                  {pictures.map((pictureId, index) => (
                    <Button key={pictureId} size="small" icon={ImagePlusIcon} onClick={() => setShown(pictureId)}>
                      {texts.picture(index + 1)}
                    </Button>
                  ))}
                  <span className={styles.detail}>
                    {texts.from[from]}, {exactText(new Date(at))}
                  </span>
                </li>
              ))}
            </ol>
            {isEnded ? (
              <p className={styles.detail}>{texts.over}</p>
            ) : (
              <form
                className={parts.form}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  void reply();
                }}
              >
                <TextArea label={texts.reply} value={text} onChange={setText} rows={3} />
                <TextField
                  key={answers}
                  label={texts.attach}
                  type="file"
                  accept="image/png,image/jpeg"
                  error={problemOf(picture)}
                  hint={picture?.name}
                  onChange={(event) => setPicture(event.currentTarget.files?.[0] ?? null)}
                />
                <div className={parts.buttons}>
                  <Button variant="action" type="submit" loading={isBusy ? texts.sending : undefined}>
                    {texts.send}
                  </Button>
                  <Button onClick={() => void end()}>{texts.end}</Button>
                </div>
              </form>
            )}
          </>
        )}
      </Answered>
      {shown !== null && <Shown id={id} pictureId={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

function Shown({ id, pictureId, onClose }: { id: number; pictureId: string; onClose: () => void }) {
  return <PicturesDialog title={texts.picturesTitle} call="chatPicture" input={{ id, pictureId }} onClose={onClose} />;
}

/** Checks what the gateway would refuse. The gateway itself checks the file's type. */
function problemOf(file: File | null): string | undefined {
  if (file === null) return undefined;
  if (file.size > mostBytes) return texts.tooLarge;
  return ['image/png', 'image/jpeg'].includes(file.type) ? undefined : texts.notPicture;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}
