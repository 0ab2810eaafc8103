import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies, type Currency } from '@livery/contract/money';
import { Button } from '@livery/ui/Button';
import { TextArea } from '@livery/ui/TextArea';
import type { Kind } from '@livery/lottery/model/kind';
import { readSlip } from '@livery/lottery/slip/read-slip';
import { writeSlip } from '@livery/lottery/slip/write-slip';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { choiceOf, type ChoiceProblem } from '../../choosing/choice.rules.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { selectSlip, slipEdited } from '../../lottery-desk.slice.ts';
import { quickPick, soldOutOf } from '../../choosing/picks.rules.ts';
import { randomBelow } from '../../choosing/random.data.ts';
import { added, type SlipBet, type SlipEdit } from '../../slip/slip.rules.ts';
import { useChoice } from '../../choosing/use-choice.ts';
import { usePlayText } from '../../choosing/use-play-text.ts';
import { usePicksText } from '../Slip/Slip.tsx';
import * as styles from './TextEntry.css.ts';

/** Bets shown before the rest is summarized. */
const mostShown = 50;

interface TextEntryProps {
  board: Board;
  kind: Kind;
  onDone: () => void;
}

interface Read {
  bet: Omit<SlipBet, 'id'> | null;
  name: string;
  picks: string;
  lines: number;
  cost: number | null;
  problem: ChoiceProblem | 'station' | null;
}

/** Bets as text, typed or pasted, with a preview before they go to the slip. */
export function TextEntry({ board, kind, onDone }: TextEntryProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const names = usePlayText();
  const picksText = usePicksText(kind);
  const slip = useAppSelector(selectSlip);
  const { play, stake, animal } = useChoice(board, kind);
  const [text, setText] = useState('');
  const digits = Object.hasOwn(currencies, board.unit) ? currencies[board.unit as Currency].digits : 2;
  const { lines, problems } = readSlip(kind, play, text, 10 ** digits);
  const context = { animal, flags: board.flags };
  const read = lines.flatMap(({ play: code, selection, stake: own, stations }): Read[] => {
    const meant = kind.plays.find((each) => each.code === code);
    if (meant === undefined) return [];
    const { minStake, maxStake } = board.limits;
    const each = own ?? stake;
    const choice = choiceOf(meant, selection, each, board, context);
    const slots = selection.map((mask) => mask.toString(16));
    const problem = stations !== null && stations.count > 1 ? 'station' : each < minStake || each > maxStake ? 'badStake' : choice.problem;
    return [
      {
        ...choice,
        bet: problem === null ? choice.bet : null,
        problem: problem as Read['problem'],
        name: names.whole(meant),
        picks: picksText({ play: code, slots }),
      },
    ];
  });
  const good = read.flatMap(({ bet }) => (bet === null ? [] : [bet]));
  const add = () => {
    dispatch(slipEdited(good.reduce<SlipEdit>((edit, bet) => (typeof edit === 'string' ? edit : added(edit, bet)), slip)));
    onDone();
  };
  const example = () => {
    const lucky = quickPick(play, soldOutOf(board, play), randomBelow);
    if (lucky !== null) setText(writeSlip(kind, play, [{ play: play.code, selection: lucky, stake, stations: null }], 10 ** digits));
  };
  const limits = { max: board.limits.maxLines };
  return (
    <div className={styles.entry}>
      <p className={styles.soft}>{names.whole(play)}</p>
      <TextArea label={t('text.label')} value={text} onChange={setText} rows={6} autoComplete="off" spellCheck={false} />
      {text === '' && (
        <div>
          <Button size="small" variant="quiet" onClick={example}>
            {t('text.example')}
          </Button>
        </div>
      )}
      <output className={styles.entry}>
        {problems.length > 0 && (
          <section aria-label={t('text.problems')}>
            <ul className={styles.list}>
              {problems.slice(0, mostShown).map(({ at, length, code }) => (
                <li key={`${at} ${code}`} className={styles.bad}>
                  {t('text.at', { part: text.slice(at, at + Math.min(length, 40)), why: t(`problem.${code}`, limits) })}
                </li>
              ))}
            </ul>
          </section>
        )}
        {read.length > 0 && (
          <section aria-label={t('text.preview')}>
            <ul className={styles.list}>
              {read.slice(0, mostShown).map((each, place) => (
                <li key={`${place} ${each.picks}`} className={styles.read}>
                  <span className={styles.words}>
                    <strong>{each.name}</strong> <span>{each.picks}</span>
                    {each.problem !== null && <span className={styles.bad}>{t(`problem.${each.problem}`, limits)}</span>}
                  </span>
                  <span className={styles.soft}>
                    {t('text.rowOk', { count: each.lines })} · {moneyText(each.cost ?? 0, board.unit)}
                  </span>
                </li>
              ))}
            </ul>
            {read.length > mostShown && <p className={styles.soft}>{t('text.more', { count: read.length - mostShown })}</p>}
          </section>
        )}
      </output>
      <Button variant="action" block disabledReason={good.length === 0 ? t('text.none') : undefined} onClick={add}>
        {good.length === 0 ? t('sum.add') : t('text.add', { count: good.length })}
      </Button>
    </div>
  );
}
