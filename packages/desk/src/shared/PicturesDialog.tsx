import { Dialog } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import type { DeskWithdrawal } from '@livery/contract/control-withdrawals';
import { useCallback, useEffect, useRef } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './WithdrawalsRoom.css.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

/** The pictures that a member proves with. */
export function ProofDialog({ withdrawal: { withdrawalId, account }, onClose }: { withdrawal: DeskWithdrawal; onClose: () => void }) {
  const { client, merchant } = useDesk();
  const ask = useCallback(
    (signal: AbortSignal) => client.withdrawalProof(merchant.code, withdrawalId, signal),
    [client, merchant, withdrawalId],
  );
  const answer = useAnswer(ask);
  return (
    <Dialog open onClose={onClose} title={texts.proofTitle(account)} closeLabel={texts.close} size="large">
      <Answered answer={answer} loading={texts.proofLoading}>
        {({ pictures }) =>
          pictures.length === 0 ? (
            <EmptyState sentence={texts.proofNone} />
          ) : (
            <div className={styles.pictures}>
              {pictures.map((picture, index) => (
                <ProofPicture key={texts.picture(index + 1)} base64={picture} label={texts.picture(index + 1)} />
              ))}
            </div>
          )
        }
      </Answered>
    </Dialog>
  );
}

/** Drawn instead of addressed: the desk's policy lets no `data:` in. */
function ProofPicture({ base64, label }: { base64: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    void createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).then((bitmap) => {
      if (isCurrent && canvas.current !== null) {
        canvas.current.width = bitmap.width;
        canvas.current.height = bitmap.height;
        canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
      }
      bitmap.close();
    });
    return () => {
      isCurrent = false;
    };
  }, [base64]);
  return (
    <figure className={styles.proof}>
      <canvas ref={canvas} className={styles.picture} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
