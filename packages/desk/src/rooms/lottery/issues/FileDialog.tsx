import { Notice } from '@livery/ui/Notice';
import { TextArea } from '@livery/ui/TextArea';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { lotteryTexts } from '../lottery.texts.ts';

const texts = lotteryTexts.file;

interface FileDialogProps {
  readonly game: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRead: () => void;
}

/** Results from typed or pasted lines, or a file. The dialog stays open while a line is refused. */
export function FileDialog({ game, open, onClose, onRead }: FileDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      texts={{ cancel: lotteryTexts.cancel, save: texts.submit, saving: lotteryTexts.saving }}
    >
      {(dialog) => (
        <FileForm
          dialog={dialog}
          game={game}
          onRead={(isWhole) => {
            onRead();
            if (isWhole) onClose();
          }}
        />
      )}
    </FormDialog>
  );
}

interface FileFormProps {
  readonly dialog: DialogOfForm;
  readonly game: number;
  readonly onRead: (isWhole: boolean) => void;
}

type Refused = ControlValueOf<'readLotteryResults'>['refused'];

function FileForm({ dialog, game, onRead }: FileFormProps) {
  const { ask } = useDesk();
  const [lines, setLines] = useState('');
  const [person, setPerson] = useState(keptPerson);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>([]);
  const read = async (): Promise<void> => {
    setTried(true);
    const name = person.trim();
    if (name === '' || lines.trim() === '') return;
    let left: Refused = [];
    const isDone = await dialog.act(
      async () => {
        const answer = await ask('readLotteryResults', { game, lines, person: name });
        keepPerson(name);
        left = answer.refused;
        return answer;
      },
      ({ written }) => texts.written(written.length),
    );
    if (!isDone) return;
    setRefused(left);
    onRead(left.length === 0);
  };
  return (
    <DialogForm id={dialog.id} onSubmit={read}>
      <p>{texts.text}</p>
      {refused.length > 0 && (
        <Notice tone="negative" title={texts.refused(refused.length)} isLive>
          <ul>
            {refused.map(({ line, code }) => (
              <li key={line}>{texts.line(line, code)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <TextArea
        label={texts.label}
        error={isTried && lines.trim() === '' ? texts.missing : undefined}
        placeholder={texts.example}
        rows={6}
        value={lines}
        onChange={setLines}
      />
      <label>
        {texts.choose}{' '}
        <input type="file" accept=".txt,.csv,text/plain" onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setLines)} />
      </label>
      <PersonField value={person} isTried={isTried} onChange={setPerson} />
    </DialogForm>
  );
}
