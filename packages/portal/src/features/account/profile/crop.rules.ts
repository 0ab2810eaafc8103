export interface Size {
  width: number;
  height: number;
}

/** The visible part of a picture: a square around a point, as fractions of the picture. 1 is the largest square. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const wholeView: View = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The visible square, in pixels of the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: View): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The nearest view whose square is inside the picture. */
export function kept(size: Size, view: View): View {
  const zoom = Math.min(Math.max(view.zoom, 1), mostZoom);
  const half = Math.min(size.width, size.height) / zoom / 2;
  const within = (share: number, length: number) => Math.min(Math.max(share, half / length), 1 - half / length);
  return { x: within(view.x, size.width), y: within(view.y, size.height), zoom };
}

/** Moves the visible part by fractions of the square. */
export function moved(size: Size, view: View, byX: number, byY: number): View {
  const { side } = squareOf(size, view);
  return kept(size, { ...view, x: view.x + (byX * side) / size.width, y: view.y + (byY * side) / size.height });
}
