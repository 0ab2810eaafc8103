import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { UploadField } from '@livery/ui/UploadField';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { acceptedPictures, checkCount, checkPicture } from '#shared/forms/upload-rules.ts';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectRefusedPictures, receiptSubmitted } from '../../withdrawal.slice.ts';
import * as styles from './ReceiptDialog.css.ts';

interface Picture {
  id: string;
  file: File;
  problem: FieldProblem | null;
}

/** Pictures that prove the missing payment. The report needs at least one. */
export function ProofForm({ withdrawalId, isBusy }: { withdrawalId: number; isBusy: boolean }) {
  const { t, i18n } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const say = useProblemText();
  const failureText = useFailureText();
  const refused = useAppSelector(selectRefusedPictures);
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [problem, setProblem] = useState<string | undefined>();

  const add = async (files: File[]) => {
    const checked = await Promise.all(
      files.map(async (file) => ({ id: `${file.name} ${file.size} ${file.lastModified}`, file, problem: await checkPicture(file) })),
    );
    const known = new Set(pictures.map(({ id }) => id));
    const all = [...pictures, ...checked.filter(({ id }) => !known.has(id))];
    const tooMany = checkCount(all.length);
    setProblem(tooMany === null ? undefined : say(tooMany));
    if (tooMany === null) setPictures(all);
  };
  const send = () => {
    if (pictures.length === 0) setProblem(t('receipt.proofNeeded'));
    else if (pictures.every((picture) => picture.problem === null))
      dispatch(receiptSubmitted({ withdrawalId, receipt: 'none', pictures: pictures.map(({ file }) => file) }));
  };
  const size = (bytes: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1024 / 1024);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      <UploadField
        label={t('receipt.proof')}
        hint={t('receipt.proofHint')}
        error={problem}
        multiple
        required
        accept={acceptedPictures}
        items={pictures.map(({ id, file, problem: wrong }, place) => {
          const code = refused[place];
          const error = wrong !== null ? say(wrong) : code === undefined ? undefined : failureText({ code });
          return { id, file, error };
        })}
        onAdd={(files) => void add(files)}
        onRemove={(id) => {
          setProblem(undefined);
          setPictures(pictures.filter((picture) => picture.id !== id));
        }}
        texts={{
          choose: t('receipt.choose'),
          drop: t('receipt.drop'),
          remove: (name) => t('receipt.remove', { name }),
          sending: (name) => t('receipt.sendingPicture', { name }),
          size,
        }}
      />
      <Button type="submit" variant="action" block loading={isBusy ? t('receipt.sending') : undefined}>
        {t('receipt.confirm.none')}
      </Button>
    </form>
  );
}
