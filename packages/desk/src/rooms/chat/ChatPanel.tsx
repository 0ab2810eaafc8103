import { Button } from '@livery/ui/Button';
import { TextArea } from '@livery/ui/TextArea';
import { useCallback, useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { exactText } from '#shared/instants.ts';
import * as parts from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './ChatRoom.css.ts';
import { chatTexts as texts } from './chat.texts.ts';

const pollEvery = 1_500;

/** One chat: what was said, and the answer. */
export function ChatPanel({ id, onDone }: { id: number; onDone: () => void }) {
  const { client, merchant } = useDesk();
  const { isBusy, act } = useAct();
  const [text, setText] = useState('');
  const ask = useCallback((signal: AbortSignal) => client.chat(merchant.code, id, signal), [client, merchant, id]);
  const answer = useAnswer(ask, pollEvery);
  const done = () => {
    answer.reload();
    onDone();
  };
  const reply = async (): Promise<void> => {
    const words = text.trim();
    if (words === '' || isBusy) return;
    if (!(await act(() => client.replyToChat(merchant.code, { id, text: words }), texts.sent))) return;
    setText('');
    done();
  };
  const end = async (): Promise<void> => {
    if (await act(() => client.endChat(merchant.code, { id }), texts.over)) done();
  };
  return (
    <section className={parts.panel} aria-label={texts.number(id)}>
      <h2 className={styles.subtitle}>{texts.number(id)}</h2>
      <Answered answer={answer} loading={texts.loadingOne}>
        {({ said, isEnded }) => (
          <>
            <ol className={styles.messages} aria-label={texts.messages} aria-live="polite">
              {said.map(({ number, from, text: words, at }) => (
                <li key={number} className={styles.message({ from })}>
                  <p className={styles.words}>{words}</p>
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
    </section>
  );
}
