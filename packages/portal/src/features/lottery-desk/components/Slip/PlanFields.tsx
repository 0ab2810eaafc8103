import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slipLimits } from '@livery/contract/lotteries';
import { Choices } from '@livery/ui/Choices';
import { Disclosure } from '@livery/ui/Disclosure';
import { IconButton } from '@livery/ui/IconButton';
import { MinusIcon, PlusIcon } from '@livery/ui/icons';
import { MoneyField } from '@livery/ui/MoneyField';
import { Notice } from '@livery/ui/Notice';
import { control, fieldBox } from '@livery/ui/Field.css';
import { Switch } from '@livery/ui/Switch';
import { readAmount } from '#shared/money/amount-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { shortNumber } from '../../board.rules.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { planned, slipEdited } from '../../lottery-desk.slice.ts';
import { staked } from '../../slip/slip.rules.ts';
import type { SlipView } from '../../slip/use-slip.ts';
import { StakeField } from '../Chooser/StakeField.tsx';
import * as styles from './Slip.css.ts';

/** The multiple of the stakes, and the number of draws. */
export function PlanFields({ board, view }: { board: Board; view: SlipView }) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const { slip, plan, cost, isPlanned } = view;
  const { write } = useAmountFormat(board.unit);
  const { limits } = board;
  const stakes = new Set(slip.bets.map(({ stake }) => stake));
  const isShort = isPlanned && cost.problem === null && cost.draws.length > 0 && cost.draws.length < plan.draws;
  return (
    <div className={styles.plan}>
      <StakeField
        label={t('slip.stakeAll')}
        stake={stakes.size === 1 ? (slip.bets[0]?.stake ?? limits.minStake) : limits.minStake}
        limits={limits}
        unit={board.unit}
        onChange={(stake) => dispatch(slipEdited(staked(slip, stake)))}
      />
      <div className={styles.pair}>
        <Counter label={t('slip.times')} value={plan.times} max={slipLimits.times} onChange={(times) => dispatch(planned({ times }))} />
        <Counter label={t('slip.draws')} value={plan.draws} max={slipLimits.issues} onChange={(draws) => dispatch(planned({ draws }))} />
      </div>
      <Choices
        label={t('plan.count')}
        options={[1, 5, 10, 20, 50, 120].map((draws) => ({ value: String(draws), label: t('slip.totalDraws', { count: draws }) }))}
        value={String(plan.draws)}
        onChoose={(draws) => dispatch(planned({ draws: Number(draws) }))}
      />
      {plan.draws > 1 && <Chase board={board} view={view} />}
      {cost.problem !== null && cost.problem !== 'loss' && (
        <Notice tone="warning" isLive>
          {t(`plan.problem.${cost.problem}`, {
            max: cost.problem === 'tickets' ? slipLimits.tickets : slipLimits.times,
            stake: write(limits.maxStake),
            cost: write(limits.maxTicket),
          })}
        </Notice>
      )}
      {isShort && <Notice>{t('plan.short', { count: cost.draws.length })}</Notice>}
    </div>
  );
}

function Chase({ board, view }: { board: Board; view: SlipView }) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const { plan, cost } = view;
  const { format, number, write, symbol, tidy } = useAmountFormat(board.unit);
  const [loss, setLoss] = useState(plan.stopsOnLoss === null ? '' : number(plan.stopsOnLoss));
  return (
    <>
      <Choices
        label={t('plan.mode')}
        options={[
          { value: 'plain', label: t('plan.plain') },
          { value: 'growing', label: t('plan.growing') },
        ]}
        value={plan.factor === 1 ? 'plain' : 'growing'}
        onChoose={(mode) => dispatch(planned({ factor: mode === 'plain' ? 1 : 2 }))}
      />
      {plan.factor > 1 && (
        <div className={styles.pair}>
          <Counter label={t('plan.factor')} value={plan.factor} min={2} max={10} onChange={(factor) => dispatch(planned({ factor }))} />
          <Counter label={t('plan.every')} value={plan.every} max={20} onChange={(every) => dispatch(planned({ every }))} />
        </div>
      )}
      <Switch label={t('plan.stopOnWin')} checked={plan.stopsOnWin} onChange={(stopsOnWin) => dispatch(planned({ stopsOnWin }))} />
      <MoneyField
        label={t('plan.stopOnLoss')}
        symbol={symbol}
        value={loss}
        placeholder={t('plan.off')}
        error={plan.stopsOnLoss === 0 ? t('plan.problem.loss') : undefined}
        tidy={(text) => (text.trim() === '' ? '' : tidy(text))}
        onChange={(text) => {
          setLoss(text);
          const reading = readAmount(text, format);
          dispatch(planned({ stopsOnLoss: text.trim() === '' ? null : 'minor' in reading ? reading.minor : 0 }));
        }}
      />
      <p className={styles.soft}>{t('plan.held')}</p>
      {cost.draws.length > 1 && (
        <Disclosure label={t('plan.show')}>
          <section className={styles.tableFrame} aria-label={t('plan.table')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {(['draw', 'times', 'stake', 'sum'] as const).map((column) => (
                    <th key={column} scope="col" className={styles.cell}>
                      {t(`plan.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cost.draws.map(({ number: draw, times, stake, sum }) => (
                  <tr key={draw}>
                    <th scope="row" className={styles.cell}>
                      {shortNumber(draw)}
                    </th>
                    <td className={styles.cell}>{times}</td>
                    <td className={styles.cell}>{write(stake)}</td>
                    <td className={styles.cell}>{write(sum)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Disclosure>
      )}
    </>
  );
}

interface CounterProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number, typed or changed in steps of one. */
function Counter({ label, value, min = 1, max, onChange }: CounterProps) {
  const { t } = useTranslation('lottery-desk');
  const id = useId();
  const [text, setText] = useState(String(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
  const put = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className={styles.counter}>
      <label className={styles.counterLabel} htmlFor={id}>
        {label}
      </label>
      <IconButton icon={MinusIcon} variant="plain" label={`${label}: ${t('slip.fewer')}`} onClick={() => put(value - 1)} />
      <span className={fieldBox({ isInvalid: false })}>
        <input
          id={id}
          className={`${control} ${styles.counterInput}`}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            const typed = event.target.value;
            setText(typed);
            if (/^\d{1,5}$/.test(typed) && Number(typed) >= min) put(Number(typed));
          }}
          onBlur={() => setText(String(value))}
        />
      </span>
      <IconButton icon={PlusIcon} variant="plain" label={`${label}: ${t('slip.more')}`} onClick={() => put(value + 1)} />
    </div>
  );
}
