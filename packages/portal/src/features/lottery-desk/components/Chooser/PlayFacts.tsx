import { useTranslation } from 'react-i18next';
import { HelpPopup } from '@livery/ui/HelpPopup';
import type { Kind } from '@livery/lottery/model/kind';
import type { Play } from '@livery/lottery/model/play';
import { chancesOf, flagsOf, rangeOf } from '../../choosing/chance.rules.ts';
import { rebateShare, type PlayedBoard } from '../../choosing/group.rules.ts';
import { useOddsText, usePlayText } from '../../choosing/use-play-text.ts';
import * as styles from './Chooser.css.ts';

/** A play's rule and odds, and behind a button its chance and return. */
export function PlayFacts({ board, kind, play }: { board: PlayedBoard; kind: Kind; play: Play }) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const write = useOddsText();
  const chances = chancesOf(play, kind.total, board.odds[play.code], board.flags);
  const odds = rangeOf(chances.map((each) => each.odds));
  const returns = rangeOf(chances.map((each) => each.returns));
  const rebate = rebateShare(board);
  const labels = play.slots[0]?.labels ?? [];
  const isByLabel = chances.length > 1 && chances.every(({ code }) => labels.includes(code));
  return (
    <div className={styles.facts}>
      <p className={styles.how}>{text.how(play.code)}</p>
      <div className={styles.odds}>
        {odds === null
          ? t('chooser.closed')
          : odds[0] === odds[1]
            ? t('chooser.odds', { odds: write.odds(odds[0]) })
            : t('chooser.oddsFrom', { from: write.odds(odds[0]), to: write.odds(odds[1]) })}
        <HelpPopup label={t('chooser.about')}>
          <div className={styles.about}>
            {chances.length === 1 ? (
              <p>{t('chooser.chance', { among: write.number(chances[0]?.oneIn ?? 0) })}</p>
            ) : (
              isByLabel && (
                <ul className={styles.chances}>
                  {chances.map(({ code, oneIn }) => (
                    <li key={code}>{t('chooser.chanceOf', { name: text.label(code), among: write.number(oneIn) })}</li>
                  ))}
                </ul>
              )
            )}
            {returns !== null && (
              <p>
                {returns[0] === returns[1]
                  ? t('chooser.returns', { share: write.share(returns[0]) })
                  : t('chooser.returnsFrom', { from: write.share(returns[0]), to: write.share(returns[1]) })}
              </p>
            )}
            {rebate > 0 && <p>{t('chooser.rebate', { share: write.share(rebate) })}</p>}
            {play.lots > 1 && <p>{t('chooser.lots', { lots: play.lots })}</p>}
            {flagsOf(play).map((flag) => (
              <p key={flag}>{t(`chooser.${flag}.${board.flags[flag]}`)}</p>
            ))}
          </div>
        </HelpPopup>
      </div>
    </div>
  );
}
