import { useTranslation } from 'react-i18next';
import { CopyButton } from '@livery/ui/CopyButton';
import { DataTable, type Column } from '@livery/ui/DataTable';
import type { Kind } from '@livery/lottery/model/kind';
import type { Play } from '@livery/lottery/model/play';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { chancesOf, flagsOf, type Chance } from '../../choosing/chance.rules.ts';
import { rebateShare, type PlayedBoard } from '../../choosing/group.rules.ts';
import { shortNumber } from '../../board.rules.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { useOddsText, usePlayText } from '../../choosing/use-play-text.ts';
import * as styles from './Rules.css.ts';

interface RulesRow extends Chance {
  play: Play;
  name: string;
}

interface RulesProps {
  board: PlayedBoard;
  kind: Kind;
}

/** Every bet of the lottery with its exact chance, odds and return, calculated here from the rules that settle it. */
export function Rules({ board, kind }: RulesProps) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const moneyText = useMoneyText();
  const write = useOddsText();
  const rebate = rebateShare(board);
  const money = (amount: number) => moneyText(amount, board.unit);
  const { minStake, maxStake, maxTicket, maxWin } = board.limits;
  const flags = [...new Set(kind.plays.flatMap(flagsOf))];
  const groups = [...new Set(kind.plays.map(({ group }) => group))];
  return (
    <div className={styles.rules}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('rules.title')}</h2>
        <p className={styles.lead}>{t('rules.lead')}</p>
        <ul className={styles.facts}>
          <li>{t('rules.group', { group: board.playedGroup })}</li>
          {board.ownGroup > board.prizeGroup && <li>{t('rules.range', { from: board.prizeGroup, to: board.ownGroup })}</li>}
          {rebate > 0 && <li>{t('rules.rebate', { share: write.share(rebate) })}</li>}
          {flags.map((flag) => (
            <li key={flag}>{t(`chooser.${flag}.${board.flags[flag]}`)}</li>
          ))}
          <li>{t('rules.perLine', { min: money(minStake), max: money(maxStake) })}</li>
          <li>{t('rules.perTicket', { max: money(maxTicket) })}</li>
          <li>{t('rules.perWin', { max: money(maxWin) })}</li>
        </ul>
      </div>
      <Pledge board={board} />
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`lottery-group-${group}`}>
          <h3 className={styles.groupTitle} id={`lottery-group-${group}`}>
            {text.group(group)}
          </h3>
          <GroupTable board={board} kind={kind} group={group} />
        </section>
      ))}
    </div>
  );
}

/** The house's commitments before the draw, for members to record and compare afterwards. */
function Pledge({ board: { current, commitment, round } }: { board: Board }) {
  const { t } = useTranslation('lottery-desk');
  if (current === null || commitment === null || round === null) return null;
  return (
    <section className={styles.pledge} aria-labelledby="lottery-pledge">
      <h3 className={styles.groupTitle} id="lottery-pledge">
        {t('rules.fairTitle')}
      </h3>
      <p className={styles.lead}>{t('rules.fair', { draw: shortNumber(current.number), round })}</p>
      <p className={styles.code}>{commitment}</p>
      <CopyButton
        size="small"
        variant="quiet"
        text={commitment}
        label={t('proof.copy', { name: t('proof.commitment') })}
        copiedLabel={t('proof.copied')}
        failedLabel={t('proof.copyFailed')}
      />
    </section>
  );
}

function GroupTable({ board, kind, group }: RulesProps & { group: string }) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const write = useOddsText();
  const nameOf = ({ code, classes, slots }: Play, chance: Chance) => {
    const isLabel = slots.some(({ labels }) => labels.includes(chance.code));
    return classes.length > 1 && isLabel ? `${text.name(code)}: ${text.label(chance.code)}` : text.name(code);
  };
  const rows = kind.plays
    .filter((play) => play.group === group)
    .flatMap((play) =>
      chancesOf(play, kind.total, board.odds[play.code], board.flags).map((chance) => ({ ...chance, play, name: nameOf(play, chance) })),
    );
  const columns: Column<RulesRow>[] = [
    {
      id: 'bet',
      label: t('rules.bet'),
      cell: ({ name, play }) => (play.lots > 1 ? `${name}, ${t('rules.lots', { lots: play.lots })}` : name),
    },
    {
      id: 'chance',
      label: t('rules.chance'),
      align: 'end',
      cell: ({ oneIn }) => t('rules.oneIn', { among: write.number(oneIn) }),
    },
    { id: 'odds', label: t('rules.odds'), align: 'end', cell: ({ odds }) => (odds === null ? t('rules.closed') : write.odds(odds)) },
    { id: 'returns', label: t('rules.returns'), align: 'end', cell: ({ returns }) => (returns === null ? '–' : write.share(returns)) },
  ];
  return (
    <DataTable
      caption={t('rules.table', { group: text.group(group) })}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ play, code }) => `${play.code} ${code}`}
      empty={null}
      cardsBelow="narrow"
    />
  );
}
