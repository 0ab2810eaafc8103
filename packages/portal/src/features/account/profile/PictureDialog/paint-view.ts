import { squareOf, type View } from '../crop.rules.ts';

/** Side of the uploaded picture in pixels. The gateway stores a smaller one. */
const sentSide = 512;

export function paintView(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { left, top, side } = squareOf(picture, view);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The visible part as a separate picture. */
export async function cutOut(picture: ImageBitmap, view: View): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sentSide;
  canvas.height = sentSide;
  paintView(canvas, picture, view);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The canvas gave no picture')) : resolve(blob)), 'image/png');
  });
}
