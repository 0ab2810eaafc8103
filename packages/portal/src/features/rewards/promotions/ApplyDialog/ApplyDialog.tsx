import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationLimits } from '@livery/contract/activity-states';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { TextArea } from '@livery/ui/TextArea';
import { UploadField, type UploadItem } from '@livery/ui/UploadField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { acceptedPictures, checkCount, checkPicture } from '#shared/forms/upload-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { countRemarks } from '../application.rules.ts';
import { applicationSubmitted } from '../promotions.slice.ts';
import { promotionsRead } from '../../rewards.reads.ts';
import { selectApplication } from '../../rewards.state.ts';
import * as styles from './ApplyDialog.css.ts';

/** An application with a short text and up to three pictures. Input stays until accepted. */
export function Dialog({ request: { promotionId }, onClose }: RequestedDialogProps<'applyForPromotion'>) {
  const { t } = useTranslation(['rewards', 'common']);
  const dispatch = useAppDispatch();
  const say = useProblemText();
  const { value: promotions } = useRead(promotionsRead, {});
  const submission = useAppSelector(selectApplication);
  const [remarks, setRemarks] = useState('');
  const [items, setItems] = useState<UploadItem[]>([]);
  const promotion = promotions?.items.find(({ id }) => id === promotionId);
  const tooMany = checkCount(items.length);
  const isTooLong = countRemarks(remarks) > applicationLimits.remarks;
  const isRight = tooMany === null && !isTooLong && items.every(({ error }) => error === undefined);

  const add = async (files: File[]) => {
    const added = await Promise.all(
      files.map(async (file) => {
        const problem = await checkPicture(file);
        return { id: crypto.randomUUID(), file, error: problem === null ? undefined : say(problem) };
      }),
    );
    setItems((before) => [...before, ...added]);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) dispatch(applicationSubmitted({ promotionId, remarks, pictures: items.map(({ file }) => file) }));
  };
  return (
    <Modal open onClose={onClose} title={t('apply.title', { title: promotion?.title ?? '' })} closeLabel={t('common:actions.close')}>
      <form className={styles.form} onSubmit={send} noValidate>
        <SubmissionNotice submission={submission} isSentOnce />
        <TextArea
          label={t('apply.remarks')}
          value={remarks}
          onChange={setRemarks}
          error={isTooLong ? t('apply.tooLong', { count: applicationLimits.remarks }) : undefined}
          limit={{
            max: applicationLimits.remarks,
            left: (count) => t('apply.left', { count }),
            over: (count) => t('apply.over', { count }),
          }}
        />
        <UploadField
          label={t('apply.pictures')}
          hint={t('apply.picturesHint', { most: applicationLimits.pictures })}
          error={tooMany === null ? undefined : say(tooMany)}
          items={items}
          accept={acceptedPictures}
          multiple
          onAdd={(files) => void add(files)}
          onRemove={(id) => setItems((before) => before.filter((item) => item.id !== id))}
          texts={{
            choose: t('apply.choose'),
            drop: t('apply.drop'),
            remove: (name) => t('apply.remove', { name }),
            sending: (name) => t('apply.sendingPicture', { name }),
            size: (bytes) => t('apply.size', { size: (bytes / 1_048_576).toFixed(1) }),
          }}
        />
        <Button
          type="submit"
          variant="action"
          block
          disabledReason={isRight ? undefined : t('apply.fix')}
          loading={submission.status === 'sending' ? t('apply.sending') : undefined}
        >
          {t('apply.send')}
        </Button>
      </form>
    </Modal>
  );
}
