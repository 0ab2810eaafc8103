import { useCallback, useMemo, useState } from 'react';
import { makeAskFor, type AskFor } from '#api/ask.ts';
import { Answered } from '#shared/Answered.tsx';
import { DeskFacts } from '#shared/desk-context.ts';
import { forgetPerson } from '#shared/forms/person.ts';
import { Toasts } from '#shared/Toasts.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { deskTexts } from './desk.texts.ts';
import { forgetSecret, keepSecret, keptSecret } from './secret.ts';
import { Shell } from './Shell.tsx';
import { SignIn } from './SignIn.tsx';
import * as styles from './Desk.css.ts';

/** Shows the rooms if the caller has the secret, and asks for it otherwise. */
export function Desk() {
  const [secret, setSecret] = useState(keptSecret);
  const [wasRefused, setRefused] = useState(false);
  const leave = useCallback((isRefused: boolean) => {
    forgetSecret();
    forgetPerson();
    setSecret(null);
    setRefused(isRefused);
  }, []);
  const desk = useMemo(() => {
    if (secret === null) return null;
    const askFor = makeAskFor(secret, () => leave(true));
    return { askFor, ask: askFor(null) };
  }, [secret, leave]);
  if (desk === null) {
    return (
      <SignIn
        wasRefused={wasRefused}
        onSecret={(entered) => {
          keepSecret(entered);
          setRefused(false);
          setSecret(entered);
        }}
      />
    );
  }
  return (
    <Toasts>
      <DeskFacts value={desk}>
        <OpenDesk askFor={desk.askFor} onLeave={() => leave(false)} />
      </DeskFacts>
    </Toasts>
  );
}

function OpenDesk({ askFor, onLeave }: { askFor: AskFor; onLeave: () => void }) {
  const answer = useAnswer('health', {});
  if (answer.value !== null) return <Shell askFor={askFor} merchants={answer.value.merchants} onLeave={onLeave} />;
  return (
    <main className={styles.alone}>
      <Answered answer={answer} loading={deskTexts.loading}>
        {() => null}
      </Answered>
    </main>
  );
}
