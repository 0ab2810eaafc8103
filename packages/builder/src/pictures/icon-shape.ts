export interface IconShape {
  /** Opaque, including the corners. */
  isOpaque: boolean;
  /** The one colour of all four edges, 0 to 255 each; null for a free-standing mark and for a picture. */
  ground: { r: number; g: number; b: number } | null;
  /** Distance from the centre to the farthest point of the mark, over half the side; 1 for a picture, which has no mark. */
  reach: number;
}

/**
 * Classifies an icon as a full picture, a tile with its own background or a free-standing mark, and measures how far the mark
 * reaches: launchers cut maskable icons down to a circle. `pixels` are RGBA, `size` squared.
 */
export function iconShape(pixels: Buffer, size: number): IconShape {
  const at = (x: number, y: number): [number, number, number, number] => {
    const offset = (y * size + x) * 4;
    return [pixels[offset] ?? 0, pixels[offset + 1] ?? 0, pixels[offset + 2] ?? 0, pixels[offset + 3] ?? 0];
  };
  const last = size - 1;
  const middle = size >> 1;
  const edges = [at(middle, 0), at(middle, last), at(0, middle), at(last, middle)];
  const [first] = edges as [[number, number, number, number]];
  const isTile = edges.every((edge) => edge[3] === 255 && isNear(edge, first));
  const isOpaque = [at(0, 0), at(last, 0), at(0, last), at(last, last), ...edges].every(([, , , alpha]) => alpha === 255);
  if (isOpaque && !isTile) return { isOpaque, ground: null, reach: 1 };
  let farthest = 0;
  for (let y = 0; y < size; y += 2) {
    for (let x = 0; x < size; x += 2) {
      const pixel = at(x, y);
      if (pixel[3] < 16 || (isTile && isNear(pixel, first))) continue;
      farthest = Math.max(farthest, Math.hypot(x - middle, y - middle));
    }
  }
  const [r, g, b] = first;
  return { isOpaque, ground: isTile ? { r, g, b } : null, reach: farthest / middle };
}

function isNear(one: readonly number[], other: readonly number[]): boolean {
  return [0, 1, 2].every((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) < 12);
}
