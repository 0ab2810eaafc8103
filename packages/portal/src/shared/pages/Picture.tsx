import { useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { usePictureAddress } from './use-picture-address.ts';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'style' | 'onError'> {
  /** Empty if the text beside it says the same. */
  alt: string;
  /** Shown if the picture is missing or fails to load. Nothing by default. */
  broken?: ReactNode;
}

/** An image that never shows the browser's broken-image icon. */
export function Picture({ broken = null, alt, ...image }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = usePictureAddress(image.src);
  return failed === src ? broken : <img {...image} src={src} alt={alt} onError={() => setFailed(src)} />;
}
