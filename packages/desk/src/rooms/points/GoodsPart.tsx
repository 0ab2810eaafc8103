import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import { Switch } from '@livery/ui/Switch';
import { TextField } from '@livery/ui/TextField';
import type { DeskGood } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { rowSwitch } from '#shared/panel.css.ts';
import { useAct } from '#shared/use-act.ts';
import type { Answer } from '#shared/use-answer.ts';
import { readWhole } from '#shared/forms/whole-number.ts';
import { pointsTexts } from './points.texts.ts';

const texts = pointsTexts.goods;
const whole = new Intl.NumberFormat('en');

/** All goods with their price, stock and whether they are on sale. */
export function GoodsPart({ goods }: { goods: Answer<{ items: readonly DeskGood[] }> }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<DeskGood | null>(null);
  const change = async ({ id, title, points, stock }: DeskGood, isOn: boolean): Promise<void> => {
    if (isBusy) return;
    if (await act(() => ask('changeGood', { id, points, stock, isOn }), texts.switched(title, isOn))) goods.reload();
  };
  const columns: Column<DeskGood>[] = [
    { id: 'title', label: texts.columns.title, isTitle: true, cell: ({ title }) => title },
    { id: 'points', label: texts.columns.points, align: 'end', cell: ({ points }) => whole.format(points) },
    { id: 'stock', label: texts.columns.stock, align: 'end', cell: ({ stock }) => whole.format(stock) },
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
    {
      id: 'change',
      label: texts.columns.change,
      align: 'end',
      cell: (row) => (
        <Button size="small" aria-label={texts.changeNamed(row.title)} onClick={() => setAsked(row)}>
          {texts.change}
        </Button>
      ),
    },
  ];
  const { title, ...words } = texts.dialog;
  return (
    <>
      <AnsweredTable answer={goods} rows={goods.value?.items ?? null} rowKey={({ id }) => String(id)} columns={columns} texts={texts} />
      <FormDialog open={asked !== null} onClose={() => setAsked(null)} title={title(asked?.title ?? '')} texts={words} size="small">
        {(dialog) =>
          asked !== null && (
            <GoodForm
              dialog={dialog}
              good={asked}
              onDone={() => {
                setAsked(null);
                goods.reload();
              }}
            />
          )
        }
      </FormDialog>
    </>
  );
}

function GoodForm({ dialog, good, onDone }: { dialog: DialogOfForm; good: DeskGood; onDone: () => void }) {
  const { ask } = useDesk();
  const [values, setValues] = useState({ points: String(good.points), stock: String(good.stock) });
  const [isTried, setTried] = useState(false);
  const { id, title, isOn } = good;
  const [points, stock] = [readWhole(values.points, 0, 999_999), readWhole(values.stock, 0, 999_999)];
  const save = async (): Promise<void> => {
    setTried(true);
    if (points === null || points === 0 || stock === null) return;
    if (await dialog.act(() => ask('changeGood', { id, points, stock, isOn }), texts.dialog.done(title))) onDone();
  };
  return (
    <DialogForm id={dialog.id} onSubmit={save}>
      <TextField
        label={texts.dialog.points}
        inputMode="numeric"
        value={values.points}
        error={isTried && (points ?? 0) === 0 ? texts.dialog.wrongPoints : undefined}
        onChange={(event) => setValues({ ...values, points: event.currentTarget.value })}
      />
      <TextField
        label={texts.dialog.stock}
        inputMode="numeric"
        value={values.stock}
        error={isTried && stock === null ? texts.dialog.wrongStock : undefined}
        onChange={(event) => setValues({ ...values, stock: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
