import type { LotteryGroupCode } from '@livery/contract/lotteries';
import { kindCodes, type KindCode } from '@livery/lottery/model/kind';

/** The model of a lottery that the house draws. */
export type LotteryModel = `lottery:${KindCode}`;

const kindOfModel: ReadonlyMap<string, KindCode> = new Map(kindCodes.map((kind) => [lotteryModel(kind), kind]));

export function lotteryModel(kind: KindCode): LotteryModel {
  return `lottery:${kind}`;
}

/** A game's lottery kind. Null unless it is a lottery of the house. */
export function lotteryKindOf(model: string | null): KindCode | null {
  return kindOfModel.get(model ?? '') ?? null;
}

/** Both Vietnamese prize lists are one class of the menus. */
export function lotteryClassOf(kind: KindCode): string {
  return kind === 'VN18' || kind === 'VN27' ? 'VN' : kind;
}

/** The group of a lottery in the lottery menu (readings 54 and 57). */
export function lotteryGroupOf(kind: KindCode): LotteryGroupCode {
  if (kind === 'VN18' || kind === 'VN27') return 'VN';
  return kind === '8OF20' ? 'LF' : kind;
}
