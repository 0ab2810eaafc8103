import { themeContract, type ColourRole } from '@livery/theme';

/** Types of the Design Tokens format that a theme uses. */
export type TokenType = 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'duration' | 'cubicBezier' | 'number' | 'shadow';

export interface TokenSlot {
  /** `group.leaf`, as in the theme's contract. */
  name: string;
  type: TokenType;
  /** The custom property without the two dashes. */
  property: string;
  /** Only for colours. */
  role: ColourRole | null;
}

type Types = Record<string, TokenType | Record<string, TokenType>>;

/**
 * The values that a token may set. The format has no type for a font stretch, a text case, a spacing in em, a line cap or a clamp, and the
 * shape of tiles belongs to the layout, so these stay in the brand file.
 */
const types: Types = {
  color: 'color',
  space: 'dimension',
  radius: 'dimension',
  border: 'dimension',
  elevation: 'shadow',
  font: { display: 'fontFamily', text: 'fontFamily', displayWeight: 'fontWeight' },
  weight: 'fontWeight',
  size: 'dimension',
  leading: 'number',
  motion: { state: 'duration', place: 'duration', easeOut: 'cubicBezier', easeIn: 'cubicBezier' },
  control: { height: 'dimension', iconStroke: 'number' },
  tile: { gap: 'dimension' },
  layout: {
    maxWidth: 'dimension',
    headerHeight: 'dimension',
    sideWidth: 'dimension',
    railWidth: 'dimension',
    bottomBarHeight: 'dimension',
  },
};

/** Every token that means something to the engine, in the order of the contract. */
export const tokenSlots: ReadonlyMap<string, TokenSlot> = new Map(
  Object.entries(themeContract).flatMap(([group, leaves]) =>
    Object.entries(leaves).flatMap(([leaf, property]): [string, TokenSlot][] => {
      const ofGroup = types[group];
      const type = typeof ofGroup === 'string' ? ofGroup : ofGroup?.[leaf];
      if (type === undefined) return [];
      const name = `${group}.${leaf}`;
      return [[name, { name, type, property, role: group === 'color' ? (leaf as ColourRole) : null }]];
    }),
  ),
);

/** Groups whose tokens the engine reads. They may refer to other groups, which are up to the brand. */
export const tokenGroups: ReadonlySet<string> = new Set(Object.keys(themeContract));
