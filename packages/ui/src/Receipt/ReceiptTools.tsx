import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { PrinterIcon, Share2Icon } from '../Icon/icons.ts';
import * as styles from './Receipt.css.ts';

export interface ReceiptToolsProps {
  title: string;
  /** The receipt as lines of text. */
  text: string;
  words: { share: string; copy: string; copied: string; copyFailed: string; print: string };
}

/** Shares a receipt through the system, or copies it where that is unsupported. Also prints it. */
export function ReceiptTools({ title, text, words }: ReceiptToolsProps) {
  // Ignored, because users may close the sheet.
  const share = () => void navigator.share({ title, text }).catch(() => undefined);
  return (
    <div className={styles.tools}>
      {'share' in navigator ? (
        <Button size="small" variant="quiet" icon={Share2Icon} onClick={share}>
          {words.share}
        </Button>
      ) : (
        <CopyButton size="small" variant="quiet" text={text} label={words.copy} copiedLabel={words.copied} failedLabel={words.copyFailed} />
      )}
      <Button size="small" variant="quiet" icon={PrinterIcon} onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}
