const centre = 60;
const outer = 56;
const inner = 38;

/** Paths of the slices on a 120 by 120 grid, clockwise from the top. Only positive values get one. */
export function donutSlices(values: readonly number[]): (string | null)[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let start = 0;
  return values.map((value) => {
    if (value <= 0) return null;
    const end = start + value / total;
    const path = value === total ? ring() : slice(start, end);
    start = end;
    return path;
  });
}

function slice(start: number, end: number): string {
  const isLarge = end - start > 0.5 ? 1 : 0;
  return `M${at(outer, start)}A${outer} ${outer} 0 ${isLarge} 1 ${at(outer, end)}L${at(inner, end)}A${inner} ${inner} 0 ${isLarge} 0 ${at(inner, start)}Z`;
}

/** A full circle needs two arcs. */
function ring(): string {
  const circle = (radius: number, sweep: 0 | 1) =>
    `M${at(radius, 0)}A${radius} ${radius} 0 1 ${sweep} ${at(radius, 0.5)}A${radius} ${radius} 0 1 ${sweep} ${at(radius, 0)}Z`;
  return circle(outer, 1) + circle(inner, 0);
}

function at(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
