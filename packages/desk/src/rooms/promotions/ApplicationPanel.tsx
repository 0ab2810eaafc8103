import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { ControlBodyOf, DeskApplication } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import * as styles from '#shared/panel.css.ts';
import { PicturesDialog } from '#shared/PicturesDialog.tsx';
import { ReasonDialog } from '#shared/ReasonDialog.tsx';
import { useAct } from '#shared/use-act.ts';
import { promotionsTexts } from './promotions.texts.ts';

const texts = promotionsTexts.applications;
const longestReason = 140;

const tones: Readonly<Record<DeskApplication['state'], BadgeProps['tone']>> = {
  inProcess: 'accent',
  approved: 'positive',
  rejected: 'negative',
};

/** One application with its attachments and decision. */
export function ApplicationPanel({ application, onDone }: { application: DeskApplication; onDone: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<'pictures' | 'refusal' | null>(null);
  const { id, account, promotion, state, remarks, pictures, reason, createdAt } = application;

  const decide = async (decision: ControlBodyOf<'decideApplication'>, done: string): Promise<void> => {
    const isDone = await act(() => ask('decideApplication', decision), done);
    setAsked(null);
    if (isDone) onDone();
  };

  return (
    <article className={styles.request} aria-label={`${promotion}, ${account}`}>
      <div className={styles.requestHead}>
        <div>
          <h2 className={styles.requestName}>{promotion}</h2>
          <p className={styles.soft}>{texts.by(account, momentText(createdAt))}</p>
        </div>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      {remarks === '' ? <p className={styles.soft}>{texts.noRemarks}</p> : <blockquote className={styles.quoted}>{remarks}</blockquote>}
      {reason !== '' && <p>{texts.reason(reason)}</p>}
      {(pictures > 0 || state === 'inProcess') && (
        <div className={styles.buttons}>
          {pictures > 0 && (
            <Button size="small" onClick={() => setAsked('pictures')}>
              {texts.pictures(pictures)}
            </Button>
          )}
          {state === 'inProcess' && (
            <>
              <Button
                size="small"
                variant="action"
                loading={isBusy ? promotionsTexts.acting : undefined}
                onClick={() => void decide({ id, decision: 'approve' }, texts.approved(account))}
              >
                {texts.approve}
              </Button>
              <Button size="small" variant="danger" onClick={() => setAsked('refusal')}>
                {texts.refuse}
              </Button>
            </>
          )}
        </div>
      )}
      {asked === 'pictures' && (
        <PicturesDialog title={texts.picturesOf(account)} call="applicationPictures" input={{ id }} onClose={() => setAsked(null)} />
      )}
      {asked === 'refusal' && (
        <ReasonDialog
          texts={texts.refusal}
          longest={longestReason}
          isBusy={isBusy}
          onSubmit={(words) => void decide({ id, decision: 'reject', reason: words }, texts.refused(account))}
          onClose={() => setAsked(null)}
        />
      )}
    </article>
  );
}
