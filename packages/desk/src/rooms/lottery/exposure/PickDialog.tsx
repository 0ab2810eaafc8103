import { Select } from '@livery/ui/Select';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes } from '@livery/lottery/model/kind';
import { labelsOfMarket, marketsOf } from '@livery/lottery/risk/exposure';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { PersonDialog } from '../PersonDialog.tsx';

const texts = lotteryTexts.exposure;

interface PickDialogProps {
  readonly issue: number;
  readonly kind: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Closes an outcome of any market, including markets without bets. */
export function PickDialog({ issue, kind: code, onClose, onDone }: PickDialogProps) {
  const { ask } = useDesk();
  const known = kindCodes.find((each) => each === code);
  const markets = known === undefined ? [] : kindOf(known).plays.flatMap((play) => marketsOf(play).map((market) => ({ play, market })));
  const [picked, setPicked] = useState({ market: markets[0]?.market.code ?? '', outcome: '0' });
  const found = markets.find(({ market }) => market.code === picked.market);
  const labels = found === undefined ? [] : labelsOfMarket(found.play, found.market);
  return (
    <PersonDialog
      title={texts.closeAny}
      submit={texts.closeSubmit}
      text={texts.closeText}
      done={texts.done}
      work={(person) =>
        ask('closeLotteryOutcome', { issue, market: picked.market, outcome: Number(picked.outcome), isClosed: true, person })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <Select
        label={texts.pickMarket}
        options={markets.map(({ play, market }) => ({ value: market.code, label: texts.market(play.code, market.slot) }))}
        value={picked.market}
        onChange={(market) => setPicked({ market, outcome: '0' })}
      />
      <Select
        label={texts.pickOutcome}
        options={labels.map((label, place) => ({ value: String(place), label: label === '' ? texts.whole : label }))}
        value={picked.outcome}
        onChange={(outcome) => setPicked({ ...picked, outcome })}
      />
    </PersonDialog>
  );
}
