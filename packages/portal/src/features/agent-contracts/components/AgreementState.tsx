import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import type { Agreement } from '../agent-contracts.reads.ts';

const tones: Readonly<Record<Agreement['state'], BadgeProps['tone']>> = {
  requested: 'second',
  active: 'positive',
  ending: 'warning',
  rejected: 'neutral',
  withdrawn: 'neutral',
  terminated: 'neutral',
};

export function AgreementState({ state }: Pick<Agreement, 'state'>) {
  const { t } = useTranslation('agent-contracts');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
