import { checkContrast, type ContrastRow } from './check-contrast.ts';
import { conflictMembers, insistingOn, type ConflictMember } from './conflict-members.ts';
import { derivePalette } from './derive-palette.ts';
import type { ColourRole } from './palette.ts';
import type { PaletteMode } from './theme-modes.ts';
import type { ThemeSpec } from './theme-spec.ts';

/** Pairs that miss their ratio, with one entry for each foreground. */
export interface ContrastConflict {
  mode: PaletteMode;
  foreground: ColourRole;
  backgrounds: ColourRole[];
  required: number;
  /** The worst ratio among the named backgrounds. */
  reached: number;
  /** Settings that contradict each other. Without any one of them, the foreground is readable. */
  members: ConflictMember[];
}

/** `rows` are all pairs of the modes that the brand offers. */
export function findConflicts(spec: ThemeSpec, rows: readonly ContrastRow[]): ContrastConflict[] {
  const broken = rows.filter((row) => !row.ok);
  const trials = new Map<PaletteMode, Trials>();
  return [...Map.groupBy(broken, (row) => `${row.mode} ${row.foreground}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { mode, foreground } = first;
    const worst = group.reduce((one, other) => (other.ratio / other.required < one.ratio / one.required ? other : one));
    const ofMode = trials.get(mode) ?? makeTrials(spec, mode);
    trials.set(mode, ofMode);
    return [
      {
        mode,
        foreground,
        backgrounds: [...new Set(group.map((row) => row.background))],
        required: worst.required,
        reached: worst.ratio,
        members: smallestConflict(ofMode, foreground),
      },
    ];
  });
}

interface Trials {
  all: readonly ConflictMember[];
  /** Whether the foreground stays unreadable if the brand sets only these members. */
  isBroken: (foreground: ColourRole, members: readonly ConflictMember[]) => boolean;
}

/** Shared by all foregrounds, because each trial derives a palette. */
function makeTrials(spec: ThemeSpec, mode: PaletteMode): Trials {
  const all = conflictMembers(spec, mode);
  const tried = new Map<string, ReadonlySet<ColourRole>>();
  return {
    all,
    isBroken(foreground, members) {
      const key = members.map((member) => all.indexOf(member)).join();
      const found = tried.get(key) ?? brokenForegrounds(spec, mode, members);
      tried.set(key, found);
      return found.has(foreground);
    },
  };
}

function brokenForegrounds(spec: ThemeSpec, mode: PaletteMode, members: readonly ConflictMember[]): ReadonlySet<ColourRole> {
  const insisting = insistingOn(spec, members);
  const { palette } = derivePalette(insisting.spec, mode, insisting.released);
  const rows = checkContrast({ [mode]: palette }, spec.contrast.level);
  return new Set(rows.filter((row) => !row.ok).map((row) => row.foreground));
}

/** Finds a single culprit if there is one. Otherwise drops members one by one while the conflict remains. */
function smallestConflict({ all, isBroken }: Trials, foreground: ColourRole): ConflictMember[] {
  const culprit = all.find((member) => isBroken(foreground, [member]));
  if (culprit !== undefined) return [culprit];
  let members = [...all];
  for (let before = 0; before !== members.length;) {
    before = members.length;
    for (const member of members) {
      const without = members.filter((each) => each !== member);
      if (isBroken(foreground, without)) members = without;
    }
  }
  return members;
}
