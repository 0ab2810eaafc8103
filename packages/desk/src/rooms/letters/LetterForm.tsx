import { Button } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { Select } from '@livery/ui/Select';
import { TextArea } from '@livery/ui/TextArea';
import { TextField } from '@livery/ui/TextField';
import type { LetterTopic } from '@livery/contract/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import * as parts from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import { letterProblems, orderOf, type LetterDraft } from './letter-draft.ts';
import * as styles from './LettersRoom.css.ts';
import { lettersTexts as texts } from './letters.texts.ts';

const blank: LetterDraft = { to: 'one', account: '', topic: 'news', titleEn: '', titlePt: '', bodyEn: '', bodyPt: '', link: '' };
const choices = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }));

export function LetterForm({ onSent }: { onSent: () => void }) {
  const { ask, merchant } = useDesk();
  const { isBusy, act } = useAct();
  const [draft, setDraft] = useState(blank);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const problems = letterProblems(draft);
  const errorOf = (name: keyof LetterDraft) => (isTried ? problems[name] : undefined);
  const change = (next: Partial<LetterDraft>) => setDraft({ ...draft, ...next });
  const send = async (): Promise<void> => {
    setAsking(false);
    const done = draft.to === 'all' ? texts.ordered : texts.sent(draft.account.trim());
    if (!(await act(() => ask('writeLetter', orderOf(draft)), done))) return;
    setDraft({ ...blank, to: draft.to });
    setTried(false);
    onSent();
  };
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || isBusy) return;
    if (draft.to === 'all') setAsking(true);
    else void send();
  };
  const field = (name: 'account' | 'titleEn' | 'titlePt' | 'link', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={draft[name]}
      error={errorOf(name)}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  const area = (name: 'bodyEn' | 'bodyPt', label: string) => (
    <TextArea label={label} hint={texts.bodyHint} value={draft[name]} error={errorOf(name)} onChange={(text) => change({ [name]: text })} />
  );
  return (
    <section className={parts.panel} aria-label={texts.write}>
      <form
        className={parts.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 className={styles.subtitle}>{texts.write}</h2>
        <div className={parts.row}>
          <Select
            label={texts.to}
            options={choices(texts.receivers)}
            value={draft.to}
            onChange={(to) => change({ to: to as LetterDraft['to'] })}
          />
          {draft.to === 'one' && field('account', texts.account)}
          <Select
            label={texts.topic}
            options={choices(texts.topics)}
            value={draft.topic}
            onChange={(topic) => change({ topic: topic as LetterTopic })}
          />
        </div>
        {field('titleEn', texts.titleIn.en)}
        {area('bodyEn', texts.bodyIn.en)}
        {field('titlePt', texts.titleIn.pt)}
        {area('bodyPt', texts.bodyIn.pt)}
        {field('link', texts.link, texts.linkHint)}
        <div className={parts.buttons}>
          <Button variant="action" type="submit" loading={isBusy ? texts.sending : undefined}>
            {texts.send}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={texts.confirmAll}
        confirmLabel={texts.send}
        cancelLabel={texts.cancel}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        {texts.confirmAllText(merchant.name)}
      </ConfirmDialog>
    </section>
  );
}
