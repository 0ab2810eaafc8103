import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import type { DeskIssue } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { buttons } from '#shared/panel.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { PersonDialog } from '../PersonDialog.tsx';

const texts = lotteryTexts.result;

interface ResultCardProps {
  readonly issue: DeskIssue;
  readonly onActed: () => void;
}

/** A result from outside: one person enters it, another verifies it by entering the same numbers. */
export function ResultCard({ issue: { issue, written }, onActed }: ResultCardProps) {
  const { ask } = useDesk();
  const [asked, setAsked] = useState<'write' | 'verify' | 'refuse' | null>(null);
  if (issue.numbers !== null || issue.state === 'void') return null;
  if (issue.state !== 'closed') return <Notice title={texts.missing}>{texts.notClosed}</Notice>;
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onActed();
  };
  return (
    <>
      {written === null ? (
        <Notice
          tone="warning"
          title={texts.missing}
          action={
            <Button size="small" variant="action" onClick={() => setAsked('write')}>
              {texts.write}
            </Button>
          }
        >
          {texts.missingText}
        </Notice>
      ) : (
        <Notice
          tone="warning"
          title={texts.waits(written.numbers.join(' '))}
          action={
            <div className={buttons}>
              <Button size="small" variant="action" onClick={() => setAsked('verify')}>
                {texts.verify}
              </Button>
              <Button size="small" onClick={() => setAsked('refuse')}>
                {texts.refuse}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsked('write')}>
                {texts.write}
              </Button>
            </div>
          }
        >
          {texts.by(written.by, momentText(written.at))}
        </Notice>
      )}
      {asked === 'write' && (
        <PersonDialog
          title={texts.writeTitle(issue.number)}
          submit={texts.write}
          text={texts.writeText}
          done={texts.written}
          hasNumbers
          work={(person, numbers) => ask('writeLotteryResult', { issue: issue.id, numbers, person })}
          onClose={close}
          onDone={done}
        />
      )}
      {(asked === 'verify' || asked === 'refuse') && (
        <PersonDialog
          title={asked === 'verify' ? texts.verifyTitle(issue.number) : texts.refuseTitle(issue.number)}
          submit={texts[asked]}
          text={asked === 'verify' ? texts.verifyText : texts.refuseText}
          done={asked === 'verify' ? texts.verified : texts.refused}
          hasNumbers
          work={(person, numbers) => ask('decideLotteryResult', { issue: issue.id, numbers, verdict: asked, person })}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}
