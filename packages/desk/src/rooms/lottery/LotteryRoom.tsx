import { LinkTabs } from '@livery/ui/Tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { lotteryAddress, numberIn } from './addresses.ts';
import { IssueView } from './issue/IssueView.tsx';
import { IssuesPart } from './issues/IssuesPart.tsx';
import { LotteriesTable } from './LotteriesTable.tsx';
import * as styles from './Lottery.css.ts';
import { lotteryTexts as texts } from './lottery.texts.ts';
import { SettingsPart } from './settings/SettingsPart.tsx';
import { settingsTexts } from './settings/settings.texts.ts';

/** Milliseconds between two polls of draws and colleagues' entries. */
const pollEvery = 10_000;

/** The lotteries, the issues of one lottery, or one issue. The address selects which. */
export function LotteryRoom() {
  const { merchant } = useDesk();
  const [address] = useSearchParams();
  const lotteries = useAnswer('lotteries', {}, pollEvery);
  const [game, issue] = [numberIn(address, 'game'), numberIn(address, 'issue')];
  const part = address.get('part') === 'settings' ? 'settings' : 'issues';
  if (game === null) {
    return (
      <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
        <LotteriesTable answer={lotteries} />
      </RoomFrame>
    );
  }
  const own = lotteries.value?.items.find((each) => each.game === game);
  return (
    <RoomFrame title={own?.name ?? texts.title} lead={texts.lead(merchant.name)}>
      {issue === null ? (
        <>
          <Link className={styles.back} to="?">
            {texts.lotteries.back}
          </Link>
          <LinkTabs
            label={texts.partsLabel}
            items={(['issues', 'settings'] as const).map((id) => ({ id, label: texts.parts[id], href: lotteryAddress(game, id) }))}
            current={part}
            render={({ href, ...props }) => <Link {...props} to={href} />}
          />
          <div className={styles.part}>
            {part === 'issues' ? (
              <IssuesPart game={game} isOutside={own?.settings.source === 'outside'} />
            ) : (
              <Answered answer={lotteries} loading={settingsTexts.loading}>
                {({ items }) =>
                  items
                    .filter((each) => each.game === game)
                    .map((lottery) => <SettingsPart key={lottery.game} lottery={lottery} onSent={lotteries.reload} />)
                }
              </Answered>
            )}
          </div>
        </>
      ) : (
        <IssueView key={issue} game={game} id={issue} />
      )}
    </RoomFrame>
  );
}
