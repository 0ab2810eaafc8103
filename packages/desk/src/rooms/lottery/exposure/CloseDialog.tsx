import { useDesk } from '#shared/desk-context.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { PersonDialog } from '../PersonDialog.tsx';

const texts = lotteryTexts.exposure;

export interface Outcome {
  readonly market: string;
  readonly outcome: number;
  readonly label: string;
  readonly isClosed: boolean;
}

interface CloseDialogProps {
  readonly issue: number;
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Closes an outcome to stakes, or opens it again. */
export function CloseDialog({ issue, outcome: { market, outcome, label, isClosed }, onClose, onDone }: CloseDialogProps) {
  const { ask } = useDesk();
  return (
    <PersonDialog
      title={isClosed ? texts.openTitle(label) : texts.closeTitle(label)}
      submit={isClosed ? texts.openSubmit : texts.closeSubmit}
      text={isClosed ? texts.openText : texts.closeText}
      done={isClosed ? texts.opened : texts.done}
      work={(person) => ask('closeLotteryOutcome', { issue, market, outcome, isClosed: !isClosed, person })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
