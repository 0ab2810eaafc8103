import { readColour } from './oklch.ts';
import type { ColourSource, Derivation } from './derivation.ts';
import type { ColourRole, Palette } from './palette.ts';
import { solveContrast, type ContrastSolution } from './solve-contrast.ts';
import type { PaletteMode } from './theme-modes.ts';

/** A palette during its derivation, role by role. A role that a token sets keeps the token's colour. */
export interface Painting {
  /** The colour of a role that is already set. */
  colourOf(role: ColourRole): string;
  /** A token's colour for a role. High contrast may move it further. */
  token(role: ColourRole): { colour: string; isFixed: boolean } | undefined;
  /** Sets a role. `before` is the solver's starting colour. */
  paint(role: ColourRole, colour: string, from: ColourSource, why: string, before?: string): string;
  /** Sets a role to the nearest colour that reaches the ratio on all of `against`. */
  solve(role: ColourRole, start: string, from: ColourSource, goal: { use: string; against: readonly ColourRole[]; ratio: number }): string;
  finish(): { palette: Palette; derivations: Derivation[] };
}

export interface TokenColours {
  /** Unchanged. */
  fixed: Partial<Palette>;
  /** Kept as far as the ratios allow. */
  starts: Partial<Palette>;
}

export const engine: ColourSource = { kind: 'engine' };

export function startPainting(mode: PaletteMode, { fixed, starts }: TokenColours): Painting {
  const done = new Map<ColourRole, Derivation>();
  const colourOf = (role: ColourRole): string => {
    const colour = done.get(role)?.value;
    if (colour === undefined) throw new Error(`The role ${role} is not painted yet.`);
    return colour;
  };
  const paint: Painting['paint'] = (role, colour, from, why, before = colour) => {
    const own = fixed[role];
    done.set(
      role,
      own === undefined
        ? { role, mode, value: colour, from, why, before, after: colour, shift: lightnessBetween(before, colour) }
        : { role, mode, value: own, from: { kind: 'token' }, why: 'the token as it is', before: own, after: own, shift: 0 },
    );
    return own ?? colour;
  };
  return {
    colourOf,
    paint,
    token(role) {
      const own = fixed[role];
      if (own !== undefined) return { colour: own, isFixed: true };
      const start = starts[role];
      return start === undefined ? undefined : { colour: start, isFixed: false };
    },
    solve(role, start, from, { use, against, ratio }) {
      const own = fixed[role];
      if (own !== undefined) return paint(role, own, from, '');
      const before = starts[role] ?? start;
      const solution: ContrastSolution = solveContrast({ colour: before, against: against.map(colourOf), ratio });
      const why = `solver: ${use} on ${against.join(', ')} at least ${ratio}`;
      return paint(role, solution.colour, starts[role] === undefined ? from : { kind: 'token' }, why, before);
    },
    finish() {
      const derivations = [...done.values()];
      return { palette: Object.fromEntries(derivations.map(({ role, value }) => [role, value])) as Palette, derivations };
    },
  };
}

function lightnessBetween(before: string, after: string): number {
  return before === after ? 0 : readColour(after.slice(0, 7)).l - readColour(before.slice(0, 7)).l;
}
