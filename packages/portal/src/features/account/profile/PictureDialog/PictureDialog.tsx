import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { acceptedPictures, checkPicture } from '#shared/forms/upload-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectProfileSubmission } from '../../account.state.ts';
import { wholeView, type View } from '../crop.rules.ts';
import { pictureSubmitted } from '../profile.slice.ts';
import { CropField } from './CropField.tsx';
import { cutOut } from './paint-view.ts';
import * as styles from './PictureDialog.css.ts';

/** The member's own picture: selected, cropped to a square here, and re-encoded by the gateway. */
export function PictureDialog({ onClose }: RequestedDialogProps<'changePicture'>) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const say = useProblemText();
  const submission = useAppSelector(selectProfileSubmission);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [view, setView] = useState<View>(wholeView);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const isSending = submission.status === 'sending';

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = '';
    if (file === undefined) return;
    const found = (await checkPicture(file)) ?? (await readPicture(file));
    setProblem(found instanceof ImageBitmap ? null : found);
    if (!(found instanceof ImageBitmap)) return;
    setPicture(found);
    setView(wholeView);
  };

  const save = async () => {
    if (picture !== null) dispatch(pictureSubmitted(await cutOut(picture, view)));
  };

  return (
    <Dialog open onClose={onClose} title={t('picture.title')} closeLabel={t('common:actions.close')} size="small">
      <div className={styles.content}>
        <SubmissionNotice submission={submission} />
        {picture !== null && <CropField picture={picture} view={view} onChange={setView} />}
        <label className={styles.choose({ isFirst: picture === null })}>
          <input className={styles.file} type="file" accept={acceptedPictures} onChange={(event) => void choose(event)} />
          <span>{t(picture === null ? 'picture.choose' : 'picture.other')}</span>
          {picture === null && <span className={styles.hint}>{t('picture.hint')}</span>}
        </label>
        {problem !== null && (
          <Notice tone="negative" isLive>
            {say(problem)}
          </Notice>
        )}
        {picture !== null && (
          <Button variant="action" block loading={isSending ? t('edit.sending') : undefined} onClick={() => void save()}>
            {t('edit.save')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Rotated as the camera's metadata says. */
async function readPicture(file: Blob): Promise<ImageBitmap | FieldProblem> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { text: 'upload.notPicture' };
  }
}
