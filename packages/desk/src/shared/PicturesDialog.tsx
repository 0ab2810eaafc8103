import { Dialog } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import type { ControlInputOf } from '@livery/contract/control/shapes';
import { useEffect, useRef } from 'react';
import { Answered } from './Answered.tsx';
import * as styles from './PicturesDialog.css.ts';
import { picturesTexts as texts } from './pictures.texts.ts';
import { useAnswer, type Answer } from './use-answer.ts';

type PicturesCall = 'applicationPictures' | 'chatPicture' | 'withdrawalProof';

interface PicturesDialogProps<Name extends PicturesCall> {
  readonly title: string;
  readonly call: Name;
  readonly input: ControlInputOf<Name>;
  readonly onClose: () => void;
}

/** Pictures from a member. */
export function PicturesDialog<Name extends PicturesCall>({ title, call, input, onClose }: PicturesDialogProps<Name>) {
  const answer = useAnswer(call, input) as Answer<{ pictures: readonly string[] }>;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={texts.close} size="large">
      <Answered answer={answer} loading={texts.loading}>
        {({ pictures }) =>
          pictures.length === 0 ? (
            <EmptyState sentence={texts.none} />
          ) : (
            <div className={styles.pictures}>
              {pictures.map((picture, index) => (
                <Picture key={texts.picture(index + 1)} base64={picture} label={texts.picture(index + 1)} />
              ))}
            </div>
          )
        }
      </Answered>
    </Dialog>
  );
}

/** Drawn on a canvas, because the desk's policy forbids `data:` addresses. */
function Picture({ base64, label }: { base64: string; label: string }) {
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
    <figure className={styles.figure}>
      <canvas ref={canvas} className={styles.picture} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
