import { Button } from '@livery/ui/Button';
import { RefreshCwIcon } from '@livery/ui/icons';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { RoomParts } from '#shared/RoomParts.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { numberIn } from './addresses.ts';
import { LineView } from './line/LineView.tsx';
import { parts } from './parts.ts';
import { PolicyPart } from './policy/PolicyPart.tsx';
import { describeRun } from './run-summary.ts';
import { RunningPart } from './running/RunningPart.tsx';
import { settlementTexts as texts } from './settlement.texts.ts';
import { isWaiting, WindowsPart } from './windows/WindowsPart.tsx';
import { WindowView } from './windows/WindowView.tsx';

/** Milliseconds between two polls of settlements and approvals. */
const pollEvery = 15_000;

/**
 * Settlement windows of agents' contracts, from running figures to payment. The address selects the window and line.
 */
export function SettlementRoom() {
  const { ask, merchant } = useDesk();
  const [address] = useSearchParams();
  const windows = useAnswer('settlementWindows', {}, pollEvery);
  const { isBusy, act } = useAct();
  const [window, line] = [numberIn(address, 'window'), numberIn(address, 'line')];
  const run = async (): Promise<void> => {
    if (await act(() => ask('runSettlement', {}), describeRun)) windows.reload();
  };
  return (
    <RoomFrame
      title={texts.title}
      lead={texts.lead(merchant.name)}
      actions={
        window === null && (
          <Button size="small" icon={RefreshCwIcon} loading={isBusy ? texts.run.running : undefined} onClick={() => void run()}>
            {texts.run.button}
          </Button>
        )
      }
    >
      {window === null ? (
        <RoomParts parts={parts} texts={texts} waiting={windows.value?.windows.filter(isWaiting).length ?? 0}>
          {(part) => (part === 'windows' ? <WindowsPart windows={windows} /> : part === 'running' ? <RunningPart /> : <PolicyPart />)}
        </RoomParts>
      ) : line === null ? (
        <WindowView key={window} id={window} windows={windows} />
      ) : (
        <LineView key={line} windowId={window} lineId={line} onActed={windows.reload} />
      )}
    </RoomFrame>
  );
}
