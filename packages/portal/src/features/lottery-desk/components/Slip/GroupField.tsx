import { useTranslation } from 'react-i18next';
import { splitStake } from '@livery/contract/commission-prize-group';
import { Slider } from '@livery/ui/Slider';
import type { Kind } from '@livery/lottery/model/kind';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { boardAt, rebateShare, type PlayedBoard } from '../../choosing/group.rules.ts';
import { useOddsText } from '../../choosing/use-play-text.ts';
import { groupChosen } from '../../lottery-desk.slice.ts';
import type { SlipView } from '../../slip/use-slip.ts';
import * as styles from './Slip.css.ts';

interface GroupFieldProps {
  board: PlayedBoard;
  kind: Kind;
  view: SlipView;
}

/** Higher prizes or a higher rebate: how the member's own group is split. */
export function GroupField({ board, kind, view: { cost } }: GroupFieldProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const write = useOddsText();
  const moneyText = useMoneyText();
  const { prizeGroup, ownGroup, playedGroup } = board;
  const share = write.share(rebateShare(board));
  const { rebate } = splitStake(cost.total, { played: playedGroup, chain: [ownGroup] });
  const choose = (above: number) => {
    const group = prizeGroup + above;
    dispatch(groupChosen({ group: group === ownGroup ? null : group, offered: boardAt(board, kind, group).odds }));
  };
  return (
    <div className={styles.group}>
      <Slider
        label={t('group.label')}
        value={playedGroup - prizeGroup}
        onChange={choose}
        max={ownGroup - prizeGroup}
        step={1}
        valueText={String(playedGroup)}
      />
      <p className={styles.soft}>
        {playedGroup === ownGroup
          ? t('group.highest')
          : rebate === 0
            ? t('group.rebate', { share })
            : t('group.rebateOf', { share, amount: moneyText(rebate, board.unit) })}
      </p>
    </div>
  );
}
