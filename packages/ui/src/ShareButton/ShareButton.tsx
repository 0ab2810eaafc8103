import { Button } from '../Button/Button.tsx';
import { CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import { Share2Icon } from '../Icon/icons.ts';

export interface ShareButtonProps extends Pick<CopyButtonProps, 'variant' | 'size' | 'block'> {
  /** What the system's sheet passes on. */
  share: { title: string; text: string; url: string };
  label: string;
  /** Where the system has no sheet the address is copied. */
  copy: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'failedLabel'>;
}

/** For lazy parts only: what the browser can do is not known before it runs. */
export function ShareButton({ share, label, copy, ...look }: ShareButtonProps) {
  if (!canShare(share)) return <CopyButton text={share.url} {...copy} {...look} />;
  // Leaving the sheet is an answer, too.
  const open = () => void navigator.share(share).catch(() => undefined);
  return (
    <Button {...look} icon={Share2Icon} onClick={open}>
      {label}
    </Button>
  );
}

function canShare(share: ShareData): boolean {
  return 'share' in navigator && 'canShare' in navigator && navigator.canShare(share);
}
