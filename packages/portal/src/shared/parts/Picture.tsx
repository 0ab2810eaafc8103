import { useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'style' | 'onError'> {
  /** Empty where the words beside it say it. */
  alt: string;
  /** Stands in when it does not load; nothing unless told. */
  broken?: ReactNode;
}

/** An image that never shows the browser's mark of a broken one. */
export function Picture({ broken = null, alt, ...image }: PictureProps) {
  const [failed, setFailed] = useState<string | undefined>();
  return failed !== undefined && failed === image.src ? broken : <img {...image} alt={alt} onError={() => setFailed(image.src)} />;
}
