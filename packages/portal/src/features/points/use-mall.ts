import { mapView, together } from '#shared/reads/together.ts';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import type { PointConfig, PointGoods } from './points.api.ts';
import { goodsRead, ledgerRead, rulesRead } from './points.reads.ts';

/** Everything that the mall shows. */
export interface Mall extends PointGoods {
  balance: number;
  pending: number;
  rules: PointConfig;
}

export function useMall(): ReadView<Mall> {
  const parts = together({ ledger: useRead(ledgerRead, { limit: 1 }), goods: useRead(goodsRead, {}), rules: useRead(rulesRead, {}) });
  return mapView(parts, ({ ledger: { balance, pending }, goods, rules }) => ({ ...goods, balance, pending, rules }));
}
