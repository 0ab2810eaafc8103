import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@livery/ui/EmptyState';
import { ChartColumnIcon, ScrollTextIcon, TicketIcon, TicketsIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { LinkTabs } from '@livery/ui/Tabs';
import type { Kind } from '@livery/lottery/model/kind';
import { Late } from '#shared/lazy/Late.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { useNamesPage } from '#shared/pages/page-name.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { gameOf } from '../../board.rules.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { deskShown } from '../../lottery-desk.commands.ts';
import { boardRead } from '../../lottery-desk.reads.ts';
import { selectDesk } from '../../lottery-desk.slice.ts';
import { boardAt, groupAt, type PlayedBoard } from '../../choosing/group.rules.ts';
import { kindAt } from '../../choosing/use-choice.ts';
import { BetView } from '../BetView/BetView.tsx';
import { BoardHead } from '../BoardHead/BoardHead.tsx';
import * as styles from './Desk.css.ts';

const views = ['bet', 'results', 'tickets', 'rules'] as const;
type View = (typeof views)[number];

const icons = { bet: TicketIcon, results: ChartColumnIcon, tickets: TicketsIcon, rules: ScrollTextIcon };

const results = createLatePart(() => import('../History/History.tsx'));
const tickets = createLatePart(() => import('../Tickets/Tickets.tsx'));
const rules = createLatePart(() => import('../Rules/Rules.tsx'));

/** The desk of the lottery in the address, `?game=<nodeId>&view=<view>`. */
export function Desk() {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const game = gameOf(params.get('game'));
  const board = useRead(boardRead, game === null ? null : { game });
  useNamesPage(board.value?.name ?? null);
  useEffect(() => {
    if (game !== null) dispatch(deskShown(game));
  }, [game, dispatch]);
  if (game === null) {
    return (
      <div className={styles.content}>
        <EmptyState sentence={t('noGame')} />
      </div>
    );
  }
  return (
    <div className={styles.desk}>
      <Loaded of={board} onRetry={board.retry} skeleton={<DeskSkeleton />}>
        {(value) => <Opened board={value} />}
      </Loaded>
    </div>
  );
}

function Opened({ board }: { board: Board }) {
  const { t } = useTranslation('lottery-desk');
  const [params] = useSearchParams();
  const kind = kindAt(board.kind);
  const chosen = useAppSelector((state) => selectDesk(state).group);
  const group = groupAt(board, chosen);
  const played = useMemo(() => boardAt(board, kind, group), [board, kind, group]);
  const view = views.find((each) => each === params.get('view')) ?? 'bet';
  const addressOf = (next: View) => `?${new URLSearchParams({ ...baseOf(params), ...(next === 'bet' ? {} : { view: next }) }).toString()}`;
  return (
    <>
      <BoardHead board={board} />
      <div className={styles.content}>
        <LinkTabs
          label={t('views.label')}
          items={views.map((id) => ({ id, label: t(`views.${id}`), icon: icons[id], href: addressOf(id) }))}
          current={view}
          render={({ href, ...props }) => <Link {...props} to={{ search: href }} preventScrollReset />}
        />
        {kind === null ? <EmptyState sentence={t('unknownKind')} /> : <Shown board={played} kind={kind} view={view} />}
      </div>
    </>
  );
}

/** Fields of the address that belong to no view, such as the game. */
function baseOf(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => name !== 'view' && name !== 'draw'));
}

function Shown({ board, kind, view }: { board: PlayedBoard; kind: Kind; view: View }) {
  switch (view) {
    case 'bet':
      return <BetView key={board.nodeId} board={board} kind={kind} />;
    case 'results':
      return (
        <Late part={results} fallback={<ViewSkeleton />}>
          {({ History }) => <History board={board} kind={kind} />}
        </Late>
      );
    case 'tickets':
      return (
        <Late part={tickets} fallback={<ViewSkeleton />}>
          {({ Tickets }) => <Tickets board={board} kind={kind} />}
        </Late>
      );
    case 'rules':
      return (
        <Late part={rules} fallback={<ViewSkeleton />}>
          {({ Rules }) => <Rules board={board} kind={kind} />}
        </Late>
      );
  }
}

function DeskSkeleton() {
  return (
    <>
      <div className={styles.headSkeleton}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.content}>
        <ViewSkeleton />
      </div>
    </>
  );
}

function ViewSkeleton() {
  return (
    <div className={styles.viewSkeleton}>
      <Skeleton shape="control" />
      <div className={styles.blockSkeleton}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
