import { Badge } from '@livery/ui/Badge';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { tierFields, type TierLine } from '@livery/contract/commission-terms-lines';
import { LineValue } from './LineValue.tsx';
import * as styles from './Terms.css.ts';
import { termsTexts as texts } from './terms.texts.ts';

interface TierTableProps {
  readonly tiers: readonly TierLine[];
  readonly hasTwoRates: boolean;
  readonly unit: string;
}

/** The scale, from the lowest tier to the highest. */
export function TierTable({ tiers, hasTwoRates, unit }: TierTableProps) {
  const fields = tierFields.filter((field) => hasTwoRates || field !== 'lostRate');
  const columns: Column<TierLine>[] = [
    {
      id: 'tier',
      label: texts.scale,
      isTitle: true,
      cell: ({ number, change }) => (
        <span className={styles.tier}>
          {texts.tier(number)}
          {change === 'new' && <Badge tone="accent">{texts.new}</Badge>}
          {change === 'removed' && <Badge tone="neutral">{texts.removed}</Badge>}
        </span>
      ),
    },
    ...fields.map((field): Column<TierLine> => ({
      id: field,
      label: field === 'rate' && hasTwoRates ? texts.wonRate : texts.names[field],
      align: 'end',
      cell: ({ fields: lines, change }) => {
        const line = lines.find(({ name }) => name === field);
        if (line === undefined) return null;
        // A new or removed tier is marked once, in its title.
        if (change === 'new') return <LineValue line={{ ...line, before: line.now }} unit={unit} />;
        if (change === 'removed') {
          return (
            <del>
              <LineValue line={{ ...line, now: line.before }} unit={unit} />
            </del>
          );
        }
        return <LineValue line={line} unit={unit} />;
      },
    })),
  ];
  return (
    <DataTable
      caption={texts.scale}
      captionHidden
      columns={columns}
      rows={tiers}
      rowKey={({ number }) => String(number)}
      empty={null}
      cardsBelow="narrow"
    />
  );
}
