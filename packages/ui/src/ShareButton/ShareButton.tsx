import { Button } from '../Button/Button.tsx';
import { CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import { Share2Icon } from '../Icon/icons.ts';

export interface ShareButtonProps extends Pick<CopyButtonProps, 'variant' | 'size' | 'block'> {
  /** The data for the system's share sheet. */
  share: { title: string; text: string; url: string };
  label: string;
  /** The address to copy where there is no share sheet. */
  copy: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'failedLabel'>;
}

/** For lazy parts only, because prerendering does not know what the browser supports. */
export function ShareButton({ share, label, copy, ...look }: ShareButtonProps) {
  if (!canShare(share)) return <CopyButton text={share.url} {...copy} {...look} />;
  // Ignored, because users may close the sheet.
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
