import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';

interface RepeatQuestion<Wanted> {
  repeated: Wanted | null;
  /** Confirms before sending this again. */
  ask: (wanted: Wanted) => void;
  answer: (isYes: boolean) => void;
}

/** Holds back a request that repeats the last one until the member confirms it. */
export function useRepeatQuestion<Wanted>(send: (wanted: Wanted) => void): RepeatQuestion<Wanted> {
  const [repeated, setRepeated] = useState<Wanted | null>(null);
  return {
    repeated,
    ask: setRepeated,
    answer: (isYes) => {
      if (isYes && repeated !== null) send(repeated);
      setRepeated(null);
    },
  };
}

/** The form needs the texts of `forms`. */
export function RepeatDialog<Wanted>({ question, amount }: { question: RepeatQuestion<Wanted>; amount: string }) {
  const { t } = useTranslation('forms');
  return (
    <ConfirmDialog
      open={question.repeated !== null}
      title={t('repeat.title')}
      confirmLabel={t('repeat.confirm')}
      cancelLabel={t('repeat.cancel')}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {t('repeat.text', { amount })}
    </ConfirmDialog>
  );
}
