import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import type { Line } from '../agent-commissions.reads.ts';
import * as styles from './LineState.css.ts';

const tones: Readonly<Record<Line['state'], BadgeProps['tone']>> = {
  calculated: 'second',
  held: 'warning',
  paid: 'positive',
  partPaid: 'warning',
  short: 'negative',
  ended: 'neutral',
};

export function LineState({ line: { state, isDisputed } }: { line: Pick<Line, 'state' | 'isDisputed'> }) {
  const { t } = useTranslation('agent-commissions');
  return (
    <span className={styles.badges}>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {isDisputed && <Badge tone="warning">{t('disputed')}</Badge>}
    </span>
  );
}
