import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Choices } from '@livery/ui/Choices';
import { DicesIcon, ListIcon } from '@livery/ui/icons';
import { Tabs } from '@livery/ui/Tabs';
import { colourOf, colours, numbersOfAnimal } from '@livery/lottery/kinds/lhc/numbers';
import type { Kind } from '@livery/lottery/model/kind';
import { animals } from '@livery/lottery/model/lunar-year';
import { countOf } from '@livery/lottery/model/mask';
import type { Play } from '@livery/lottery/model/play';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { choiceOf } from '../../choosing/choice.rules.ts';
import type { PlayedBoard } from '../../choosing/group.rules.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { picked, playChosen, selectSlip, slipEdited, stakeChosen } from '../../lottery-desk.slice.ts';
import { hexOf, quickPick, rowActionsOf, soldOutOf, toggled, withRow } from '../../choosing/picks.rules.ts';
import { added, type SlipEdit } from '../../slip/slip.rules.ts';
import { randomBelow } from '../../choosing/random.data.ts';
import { useChoice } from '../../choosing/use-choice.ts';
import { useOddsText, usePlayText } from '../../choosing/use-play-text.ts';
import { NumberEntry } from './NumberEntry.tsx';
import { NumberGrid, type Cell } from './NumberGrid.tsx';
import { PlayFacts } from './PlayFacts.tsx';
import { StakeField } from './StakeField.tsx';
import * as styles from './Chooser.css.ts';

/** Slots with more outcomes are typed. */
const mostCells = 100;
const manyPicks = 5;

interface ChooserProps {
  board: PlayedBoard;
  kind: Kind;
  onType: () => void;
}

/** From bet type to picks, with their odds. Memoized, because editing the slip changes nothing here. */
export const Chooser = memo(function Chooser({ board, kind, onType }: ChooserProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const text = usePlayText();
  const { plays, play, picks, stake, animal } = useChoice(board, kind);
  const groups = [...new Set(plays.map(({ group }) => group))];
  const inGroup = plays.filter(({ group }) => group === play.group);
  const soldOut = soldOutOf(board, play);
  const pick = (next: readonly bigint[]) => {
    dispatch(picked({ play: play.code, picks: next.map(hexOf) }));
  };
  return (
    <div className={styles.chooser}>
      <Tabs
        label={t('chooser.group')}
        items={groups.map((group) => ({ id: group, label: text.group(group) }))}
        value={play.group}
        onChange={(group) => {
          const first = plays.find((each) => each.group === group);
          if (first !== undefined) dispatch(playChosen(first.code));
        }}
      >
        <div className={styles.panel}>
          {inGroup.length > 1 && (
            <div className={styles.scroller}>
              <div className={styles.strip}>
                <Choices
                  label={t('chooser.play')}
                  options={inGroup.map(({ code }) => ({ value: code, label: text.name(code) }))}
                  value={play.code}
                  onChoose={(code) => dispatch(playChosen(code))}
                />
              </div>
            </div>
          )}
          <PlayFacts board={board} kind={kind} play={play} />
          <div className={styles.scroller}>
            <div className={`${styles.strip} ${styles.tools}`}>
              <Button
                size="small"
                icon={DicesIcon}
                onClick={() => {
                  const lucky = quickPick(play, soldOut, randomBelow);
                  if (lucky !== null) pick(lucky);
                }}
              >
                {t('chooser.quick')}
              </Button>
              <LuckyPicks board={board} play={play} stake={stake} animal={animal} soldOut={soldOut} />
              <Button size="small" variant="quiet" icon={ListIcon} onClick={onType}>
                {t('chooser.type')}
              </Button>
            </div>
          </div>
          <div className={styles.slots({ isPaired: play.slots.length > 1 && play.slots.every(({ labels }) => labels.length <= 4) })}>
            {play.slots.map((slot, place) =>
              slot.labels.length > mostCells ? (
                <NumberEntry
                  key={`${play.code} ${slot.code}`}
                  legend={text.slot(slot.code)}
                  slot={slot}
                  mask={picks[place] ?? 0n}
                  onChange={(mask) => pick(picks.with(place, mask))}
                />
              ) : (
                <SlotGrid
                  key={`${play.code} ${slot.code}`}
                  board={board}
                  kind={kind}
                  play={play}
                  place={place}
                  picks={picks}
                  soldOut={soldOut[place] ?? 0n}
                  animal={animal}
                  onPick={pick}
                />
              ),
            )}
          </div>
          <StakeField
            label={t('stake.label')}
            stake={stake}
            limits={board.limits}
            unit={board.unit}
            onChange={(next) => dispatch(stakeChosen(next))}
          />
        </div>
      </Tabs>
    </div>
  );
});

interface LuckyPicksProps {
  board: Board;
  play: Play;
  stake: number;
  animal: number;
  soldOut: readonly bigint[];
}

/** Adds some random bets to the slip at once. */
function LuckyPicks({ board, play, stake, animal, soldOut }: LuckyPicksProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const slip = useAppSelector(selectSlip);
  const add = () => {
    let edit: SlipEdit = slip;
    for (let count = 0; count < manyPicks && typeof edit !== 'string'; count += 1) {
      const lucky = quickPick(play, soldOut, randomBelow);
      const bet = lucky === null ? null : choiceOf(play, lucky, stake, board, { animal, flags: board.flags }).bet;
      if (bet === null) return;
      edit = added(edit, bet);
    }
    dispatch(slipEdited(edit));
  };
  return (
    <Button size="small" variant="quiet" onClick={add}>
      {t('chooser.quickMore')}
    </Button>
  );
}

interface SlotGridProps {
  board: Board;
  kind: Kind;
  play: Play;
  place: number;
  picks: readonly bigint[];
  soldOut: bigint;
  animal: number;
  onPick: (picks: readonly bigint[]) => void;
}

function SlotGrid({ board, kind, play, place, picks, soldOut, animal, onPick }: SlotGridProps) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const write = useOddsText();
  const slot = play.slots[place];
  if (slot === undefined) return null;
  const mask = picks[place] ?? 0n;
  const odds = board.odds[play.code];
  const isEachPriced = play.classes.length > 1 && odds !== undefined;
  const context = { animal, flags: board.flags };
  const isBall = kind.code === 'LHC' && slot.labels.length === 49;
  const cells = slot.labels.map((label, outcome): Cell => {
    const price = isEachPriced ? odds[play.classOf?.(place, outcome, context) ?? 0] : undefined;
    const sign = animals.findIndex((each) => each === label);
    const numbers =
      kind.code === 'LHC' && sign !== -1 ? numbersOfAnimal(sign, animal).map((number) => String(number).padStart(2, '0')) : [];
    const details = [...(numbers.length > 0 ? [numbers.join(' ')] : []), ...(price === undefined ? [] : [write.odds(price)])];
    return {
      label: text.label(label),
      detail: details.length === 0 ? undefined : details.join(' · '),
      colour: isBall ? colours[colourOf(outcome + 1)] : undefined,
      isChosen: (mask & (1n << BigInt(outcome))) !== 0n,
      isSoldOut: (soldOut & (1n << BigInt(outcome))) !== 0n,
    };
  });
  const actions = rowActionsOf(play, place);
  const legend = text.slot(slot.code);
  const chosen = countOf(mask);
  const most = slot.max < slot.labels.length ? ` / ${slot.max}` : '';
  return (
    <NumberGrid
      legend={legend}
      count={chosen > 0 || most !== '' ? `${chosen}${most}` : undefined}
      cells={cells}
      onToggle={(outcome) => onPick(toggled(play, picks, place, outcome))}
      actions={
        actions.length > 0 && (
          <fieldset className={styles.actions} aria-label={t('chooser.row', { row: legend })}>
            {actions.map((action) => (
              <button
                key={action}
                type="button"
                className={styles.action}
                onClick={() => onPick(withRow(play, picks, place, action, soldOut))}
              >
                {t(`row.${action}`)}
              </button>
            ))}
          </fieldset>
        )
      }
    />
  );
}
