import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { SlidersHorizontalIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useState, type SubmitEvent } from 'react';
import { makeAskFor } from '#api/ask.ts';
import { ControlError } from '#api/control-error.ts';
import { describeRefusal } from '#shared/refusals.texts.ts';
import * as desk from './Desk.css.ts';
import { deskTexts } from './desk.texts.ts';
import * as styles from './SignIn.css.ts';

const texts = deskTexts.signIn;

interface SignInProps {
  /** The gateway refused a secret that it accepted before. */
  readonly wasRefused: boolean;
  readonly onSecret: (secret: string) => void;
}

export function SignIn({ wasRefused, onSecret }: SignInProps) {
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isChecking, setChecking] = useState(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const entered = secret.trim();
    if (entered === '') return setError(texts.missing);
    setChecking(true);
    setError(undefined);
    try {
      await makeAskFor(entered, () => {})(null)('health', {});
      onSecret(entered);
    } catch (refusal) {
      setChecking(false);
      const isWrong = !(refusal instanceof ControlError) || refusal.code === 'FORBIDDEN';
      setError(isWrong ? texts.wrong : describeRefusal(refusal));
    }
  };

  return (
    <main className={desk.alone}>
      <title>{`${texts.title} · ${deskTexts.name}`}</title>
      <div className={styles.card}>
        <p className={styles.name}>
          <Icon icon={SlidersHorizontalIcon} size="small" />
          {deskTexts.name}
        </p>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        {wasRefused && (
          <Notice tone="warning" isLive>
            {texts.changed}
          </Notice>
        )}
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label={texts.label}
            hint={texts.hint}
            error={error}
            type="password"
            reveal={{ show: texts.show, hide: texts.hide }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
          <Button type="submit" variant="action" block loading={isChecking ? texts.checking : undefined}>
            {texts.action}
          </Button>
        </form>
      </div>
    </main>
  );
}
