import { repairSeeds, type ConflictMember, type ContrastConflict, type SeedRepair } from '@livery/theme';
import type { JsonFix } from '../json/fix.ts';
import { toThemeSpec } from '../published/to-theme-spec.ts';
import type { BrandTokens } from '../tokens/read-tokens.ts';
import type { Rule } from './rule.ts';

/** Every pair of colours in the contrast contract is readable. A problem is reported at each value that causes it. */
export const contrast: Rule = ({ brand, theme, tokens }) => {
  const conflicts = theme?.conflicts ?? [];
  const repairs = conflicts.length === 0 ? [] : (repairSeeds(toThemeSpec({ ...brand, tokens: tokens?.tokens ?? null })) ?? []);
  return conflicts.flatMap((conflict) =>
    conflict.members.map((member) => ({
      rule: 'contrast',
      ...placeOf(member, tokens),
      message: describe(conflict, member, brand.theme.contrast.level),
      hint: hintFor(conflict.members),
      ...withFix(repairs.find(({ seed }) => member.kind === 'seed' && member.seed === seed)),
    })),
  );
};

/** The nearest seed that makes everything readable, as the theme engine has proved. */
function withFix(repair: SeedRepair | undefined): { fix?: JsonFix } {
  if (repair === undefined) return {};
  const { seed, from, to } = repair;
  return { fix: { title: `${seed}: ${from} becomes ${to}`, edits: [{ kind: 'set', pointer: `/theme/seeds/${seed}`, value: to }] } };
}

function placeOf(member: ConflictMember, tokens: BrandTokens | null): { pointer: string; file?: string } {
  if (member.kind === 'seed') return { pointer: `/theme/seeds/${member.seed}` };
  if (tokens === null) return { pointer: '/theme/tokens' };
  return { pointer: tokens.pointerOf(member.role, member.mode), file: tokens.source.path };
}

function describe(
  { mode, foreground, backgrounds, required, reached, members }: ContrastConflict,
  member: ConflictMember,
  level: string,
): string {
  const shown = (Math.floor(reached * 100) / 100).toFixed(2);
  const asks = mode.endsWith('high-contrast') ? 'high contrast' : level;
  const others = members.filter((each) => each !== member).map(nameOf);
  const together = others.length === 0 ? '' : ` The conflict is with ${others.join(' and ')}: any one of them may change.`;
  return `In ${mode.replaceAll('-', ' ')} mode ${foreground} cannot be read on ${backgrounds.join(', ')}: ${shown}:1, and ${asks} asks for ${required}:1.${together}`;
}

function nameOf(member: ConflictMember): string {
  return member.kind === 'seed' ? `the seed "${member.seed}"` : `the token "color.${member.role}"`;
}

function hintFor(members: readonly ConflictMember[]): string {
  const tokens = members.filter(({ kind }) => kind === 'token').length;
  if (tokens === members.length) return 'Choose a darker or lighter colour, or remove the token: what is not named is derived to suit.';
  return 'Choose a darker or lighter seed, or set theme.contrast.onConflict to "adjust".';
}
