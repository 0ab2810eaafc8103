import { useTranslation } from 'react-i18next';
import type { Column } from '@livery/ui/DataTable';
import { useWindowText } from '#shared/earnings/use-window-text.ts';
import { Money } from '#shared/money/Money.tsx';
import type { Line } from '../../agent-commissions.reads.ts';
import { LineState } from '../LineState.tsx';
import * as styles from './LineList.css.ts';

/** A window with its results. Totals cover all pages. */
export function useLineColumns(of: 'own' | 'team', totals: { due: number; received: number } | undefined): Column<Line>[] {
  const { t } = useTranslation('agent-commissions');
  const windowText = useWindowText();
  const amount = (name: 'due' | 'received'): Column<Line> => ({
    id: name,
    label: t(`list.columns.${name}`),
    align: 'end',
    cell: (line) => <Money amount={line[name]} />,
    total: totals !== undefined && <Money amount={totals[name]} hasSymbol />,
  });
  return [
    {
      id: 'window',
      label: t('list.columns.window'),
      isTitle: true,
      cell: (line) => (
        <span className={styles.window}>
          <span>{windowText(line)}</span>
          <span className={styles.note}>
            {of === 'own' ? t('list.from', { who: line.payer?.account ?? t('house') }) : t('list.to', { who: line.downline.account })}
          </span>
        </span>
      ),
    },
    { id: 'state', label: t('list.columns.state'), cell: (line) => <LineState line={line} /> },
    {
      id: 'tier',
      label: t('list.columns.tier'),
      align: 'end',
      cell: ({ tier }) => (tier === null ? t('list.noTier') : tier + 1),
    },
    amount('due'),
    amount('received'),
  ];
}
