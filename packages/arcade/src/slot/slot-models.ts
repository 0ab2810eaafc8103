import type { SlotModel } from './slot-model.ts';

const fiveLines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

const tenLines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
];

const twentyLines = [
  ...tenLines,
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

const tallLines = [
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [0, 0, 0, 0, 0],
  [3, 3, 3, 3, 3],
  [0, 1, 2, 1, 0],
  [3, 2, 1, 2, 3],
  [1, 0, 0, 0, 1],
  [2, 3, 3, 3, 2],
  [0, 0, 1, 0, 0],
  [3, 3, 2, 3, 3],
  [1, 2, 3, 2, 1],
  [2, 1, 0, 1, 2],
  [0, 1, 1, 1, 0],
  [3, 2, 2, 2, 3],
  [1, 2, 1, 2, 1],
  [2, 1, 2, 1, 2],
  [0, 1, 0, 1, 0],
  [3, 2, 3, 2, 3],
  [1, 1, 2, 1, 1],
  [2, 2, 1, 2, 2],
];

/** These are published. A change of a strip or a payout changes the return to player, and the test of it. */
export const slotModels = {
  orchard: {
    id: 'orchard',
    rows: 3,
    lines: fiveLines,
    reels: ['cfeafbgcbgacdgfdedfedecb', 'bdedgfdeacfcegbWfcgbWdgea', 'bdefcdgdbcdWeaefgebagfcf'],
    pays: {
      a: [0, 0, 0, 150],
      b: [0, 0, 0, 55],
      c: [0, 0, 0, 25],
      d: [0, 0, 0, 14],
      e: [0, 0, 0, 10],
      f: [0, 0, 0, 8],
      g: [0, 0, 2, 8],
    },
    scatter: null,
  },
  tide: {
    id: 'tide',
    rows: 3,
    lines: tenLines,
    reels: [
      'fafabcdgcafdebgecbdefgdcgSbefeg',
      'afgedSfcfgeWdgbaWecfaedgcgbcdeb',
      'bfSadcgcadegbgfWfgebecdcbaefWdgf',
      'dWfgdedbgbWbcacfadSefbfadcgfegce',
      'aScaefefedfdgdcfagcbcbgbegdbdef',
    ],
    pays: {
      a: [0, 0, 5, 45, 150, 600],
      b: [0, 0, 0, 25, 80, 300],
      c: [0, 0, 0, 20, 60, 200],
      d: [0, 0, 0, 10, 30, 100],
      e: [0, 0, 0, 8, 25, 80],
      f: [0, 0, 0, 7, 18, 60],
      g: [0, 0, 0, 5, 15, 50],
    },
    scatter: { pays: [0, 0, 0, 2, 10, 50], trigger: 3, freeSpins: 8, multiplier: 2 },
  },
  lantern: {
    id: 'lantern',
    rows: 3,
    lines: twentyLines,
    reels: [
      'cfbadgbecfgdfgecedcfagdbefgedSg',
      'afcefbgegdcgedbgScdfeafdbcWgfde',
      'gefdebcgcWgfeadWbfdcSbefgdgefdac',
      'bcafgdefSegefbfgdgbWdagcdecfdceW',
      'fdbfgdcaefcgdgfdeSbdbcacfgefege',
    ],
    pays: {
      a: [0, 0, 8, 80, 400, 2000],
      b: [0, 0, 0, 40, 160, 700],
      c: [0, 0, 0, 25, 90, 350],
      d: [0, 0, 0, 11, 35, 120],
      e: [0, 0, 0, 8, 25, 90],
      f: [0, 0, 0, 6, 18, 70],
      g: [0, 0, 0, 5, 14, 60],
    },
    scatter: { pays: [0, 0, 0, 2, 10, 100], trigger: 3, freeSpins: 10, multiplier: 2 },
  },
  summit: {
    id: 'summit',
    rows: 4,
    lines: tallLines,
    reels: [
      'cefcgSedgabfgdfbgedcefbfegecgdbdagfd',
      'fgaefecfdgfagWdbcbdcdegfegdcedSgbafe',
      'acegWefdfgdfcedebdgbeacSgdfbfdfWgegc',
      'fgbcfcfcdgbfedgeWagadcdeSedfbWgdecge',
      'adbgecbgcfedgfefegfgcfdedcfbdfgdcaSe',
    ],
    pays: {
      a: [0, 0, 6, 80, 500, 2500],
      b: [0, 0, 0, 45, 200, 800],
      c: [0, 0, 0, 27, 90, 350],
      d: [0, 0, 0, 9, 30, 120],
      e: [0, 0, 0, 7, 25, 90],
      f: [0, 0, 0, 6, 16, 60],
      g: [0, 0, 0, 4, 14, 50],
    },
    scatter: { pays: [0, 0, 0, 2, 8, 60], trigger: 3, freeSpins: 8, multiplier: 3 },
  },
} as const satisfies Record<string, SlotModel>;

export type SlotModelId = keyof typeof slotModels;
