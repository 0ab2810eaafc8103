import { useTranslation } from 'react-i18next';
import type { TeamPerson } from '@livery/contract/shapes';
import type { Column } from '@livery/ui/DataTable';
import { Money } from '#shared/money/Money.tsx';
import { Person } from '#shared/team/Person.tsx';
import type { FigureName } from '#shared/team/team-figures.ts';

/** A figure of a report's rows, by its name on the wire. */
export interface FigureColumn<Name extends string> {
  name: Name;
  /** Its name and meaning. */
  figure: FigureName;
  /** Replaces the figure's own name. */
  label?: string;
  isSigned?: boolean;
  isCount?: boolean;
  isSorted?: boolean;
}

/** A member's figures, with the totals of all pages below. */
export function useFigureColumns<Name extends string>(
  figures: readonly FigureColumn<Name>[],
  totals: Readonly<Record<Name, number>> | undefined,
): Column<TeamPerson & Record<Name, number>>[] {
  const { t } = useTranslation(['agent-reports', 'team']);
  const shown = (amount: number, { isCount = false, isSigned = false }: FigureColumn<Name>, hasSymbol = false) =>
    isCount ? amount : <Money amount={amount} isSigned={isSigned} hasSymbol={hasSymbol} />;
  return [
    { id: 'member', label: t('member'), isTitle: true, cell: (row) => <Person person={row} /> },
    ...figures.map((column): Column<TeamPerson & Record<Name, number>> => {
      const { name, figure, label = t(`team:figures.${figure}`), isSorted = true } = column;
      return {
        id: name,
        label,
        align: 'end',
        ...(isSorted ? { sortKey: name } : {}),
        cell: (row) => shown(row[name], column),
        total: totals !== undefined && shown(totals[name], column, true),
      };
    }),
  ];
}
