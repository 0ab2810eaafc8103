import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { tierFields, type TierField, type TierLine } from '@livery/contract/commission-terms-lines';
import { LineValue } from './LineValue.tsx';
import * as styles from './Terms.css.ts';

interface TierTableProps {
  tiers: readonly TierLine[];
  hasTwoRates: boolean;
}

/** The tiers from lowest to highest, as cards if space is short. */
export function TierTable({ tiers, hasTwoRates }: TierTableProps) {
  const { t } = useTranslation('agent-contracts');
  const labelOf = (field: TierField) => (field === 'rate' && hasTwoRates ? t('terms.wonRate') : t(`terms.fields.${field}`));
  const columns: Column<TierLine>[] = [
    {
      id: 'tier',
      label: t('terms.scale'),
      isTitle: true,
      cell: ({ number, change }) => (
        <span className={styles.tier}>
          {t('terms.tier', { number })}
          {(change === 'new' || change === 'removed') && (
            <Badge tone={change === 'new' ? 'accent' : 'neutral'}>{t(`terms.${change}`)}</Badge>
          )}
        </span>
      ),
    },
    ...tierFields
      .filter((field) => hasTwoRates || field !== 'lostRate')
      .map((field): Column<TierLine> => ({
        id: field,
        label: labelOf(field),
        align: 'end',
        cell: ({ fields, change }) => {
          const line = fields.find(({ name }) => name === field);
          if (line === undefined) return null;
          // A new or removed tier is marked once, in its title.
          if (change === 'new') return <LineValue line={{ ...line, before: line.now }} />;
          if (change === 'removed')
            return (
              <del>
                <LineValue line={{ ...line, now: line.before }} />
              </del>
            );
          return <LineValue line={line} />;
        },
      })),
  ];
  return (
    <DataTable
      caption={t('terms.scale')}
      columns={columns}
      rows={tiers}
      rowKey={({ number }) => String(number)}
      empty={null}
      cardsBelow="narrow"
    />
  );
}
