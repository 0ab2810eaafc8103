import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FileTextIcon } from '../Icon/icons.ts';
import * as styles from './UploadField.css.ts';

/** The canvas size in pixels, twice the size on the page. */
const side = 112;

/**
 * The selected picture, cropped to a square. It is drawn on a canvas, because the site's Content-Security-Policy
 * allows no `blob:` images.
 */
export function UploadPreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPicture, setPicture] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => {
        if (isCurrent && canvas.current !== null) drawSquare(canvas.current, bitmap);
        bitmap.close();
      },
      () => isCurrent && setPicture(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    <span className={styles.preview} aria-hidden="true">
      {isPicture ? <canvas ref={canvas} className={styles.picture} width={side} height={side} /> : <Icon icon={FileTextIcon} />}
    </span>
  );
}

function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const cut = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side);
}
