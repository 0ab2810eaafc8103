import { useCallback, useMemo, useState } from 'react';
import { makeControlClient, type ControlClient } from '#api/control-client.ts';
import { Answered } from '#shared/Answered.tsx';
import { Toasts } from '#shared/Toasts.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { deskTexts } from './desk.texts.ts';
import { forgetSecret, keepSecret, keptSecret } from './secret.ts';
import { Shell } from './Shell.tsx';
import { SignIn } from './SignIn.tsx';
import * as styles from './Desk.css.ts';

/** Whoever knows the secret sees the rooms, anybody else the page that asks for it. */
export function Desk() {
  const [secret, setSecret] = useState(keptSecret);
  const [wasRefused, setRefused] = useState(false);
  const leave = useCallback((isRefused: boolean) => {
    forgetSecret();
    setSecret(null);
    setRefused(isRefused);
  }, []);
  const client = useMemo(() => (secret === null ? null : makeControlClient(secret, () => leave(true))), [secret, leave]);
  if (client === null) {
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
      <OpenDesk client={client} onLeave={() => leave(false)} />
    </Toasts>
  );
}

function OpenDesk({ client, onLeave }: { client: ControlClient; onLeave: () => void }) {
  const answer = useAnswer(client.health);
  if (answer.value !== null) return <Shell client={client} merchants={answer.value.merchants} onLeave={onLeave} />;
  return (
    <main className={styles.alone}>
      <Answered answer={answer} loading={deskTexts.loading}>
        {() => null}
      </Answered>
    </main>
  );
}
