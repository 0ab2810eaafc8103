import type { Kind, KindCode } from '../model/kind.ts';
import { eightOf20 } from './eight-of-20/eight-of-20.ts';
import { elevenX5 } from './eleven-x5/eleven-x5.ts';
import { lf } from './lf/lf.ts';
import { lhc } from './lhc/lhc.ts';
import { pk10 } from './pk10/pk10.ts';
import { ssc } from './ssc/ssc.ts';
import { vn18, vn27 } from './vn/vn.ts';

const kinds: Readonly<Record<KindCode, Kind>> = {
  SSC: ssc,
  '11X5': elevenX5,
  LF: lf,
  '8OF20': eightOf20,
  PK10: pk10,
  LHC: lhc,
  VN18: vn18,
  VN27: vn27,
};

export function kindOf(code: KindCode): Kind {
  return kinds[code];
}
