import { Badge, type BadgeProps } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { Switch } from '@livery/ui/Switch';
import type { DeskPromotion, DeskPromotions } from '@livery/contract/control/shapes';
import { Link } from 'react-router-dom';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { dayText } from '#shared/instants.ts';
import { rowSwitch } from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import type { Answer } from '#shared/use-answer.ts';
import * as styles from './PromotionsRoom.css.ts';
import { promotionsTexts } from './promotions.texts.ts';

const texts = promotionsTexts.activities;

const tones: Readonly<Record<DeskPromotion['phase'], BadgeProps['tone']>> = { coming: 'accent', running: 'positive', over: 'neutral' };

/** All promotions, with their state and whether they are offered. */
export function ActivitiesPart({ promotions }: { promotions: Answer<DeskPromotions> }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const change = async ({ id, title }: DeskPromotion, isOn: boolean): Promise<void> => {
    if (isBusy) return;
    if (await act(() => ask('switchPromotion', { id, isOn }), texts.switched(title, isOn))) promotions.reload();
  };
  const columns: Column<DeskPromotion>[] = [
    {
      id: 'title',
      label: texts.columns.title,
      cell: ({ title, phase, startsAt, endsAt }) => (
        <span className={styles.titled}>
          {title}
          <span className={styles.detail}>
            {phase === 'coming' || endsAt === null ? texts.from(dayText(startsAt)) : texts.until(dayText(endsAt))}
          </span>
        </span>
      ),
    },
    { id: 'phase', label: texts.columns.phase, cell: ({ phase }) => <Badge tone={tones[phase]}>{texts.phases[phase]}</Badge> },
    {
      id: 'members',
      label: texts.columns.members,
      align: 'end',
      cell: ({ id, title, members }) => (
        <Link to={`?part=members&activity=${id}`} aria-label={texts.whoTakesPart(members, title)}>
          {members}
        </Link>
      ),
    },
    { id: 'waiting', label: texts.columns.waiting, align: 'end', cell: ({ waiting }) => waiting },
    {
      id: 'isOn',
      label: texts.columns.isOn,
      align: 'end',
      cell: (row) => (
        <span className={rowSwitch}>
          <Switch label={row.title} labelHidden checked={row.isOn} onChange={(isOn) => void change(row, isOn)} />
        </span>
      ),
    },
  ];
  return (
    <>
      <AnsweredTable
        answer={promotions}
        rows={promotions.value?.items ?? null}
        rowKey={({ id }) => String(id)}
        columns={columns}
        texts={texts}
      />
    </>
  );
}
