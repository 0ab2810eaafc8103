import { EmptyState } from '@livery/ui/EmptyState';
import { Switch } from '@livery/ui/Switch';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { code } from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './FlagsRoom.css.ts';
import { flagsTexts as texts } from './flags.texts.ts';

interface Flag {
  readonly modId: string;
  readonly enabled: boolean;
  readonly childrenNodes?: readonly Flag[];
}

export function FlagsRoom() {
  const { merchant } = useDesk();
  const answer = useAnswer('flags', {});
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <Answered answer={answer} loading={texts.loading}>
        {({ features }) =>
          features.length === 0 ? (
            <EmptyState sentence={texts.empty} />
          ) : (
            <ul className={styles.groups}>
              {features.map((flag) => (
                <li key={flag.modId} className={styles.group}>
                  <FlagRow flag={flag} isGroup onSwitched={answer.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </RoomFrame>
  );
}

function FlagRow({ flag, isGroup = false, onSwitched }: { flag: Flag; isGroup?: boolean; onSwitched: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const { modId, enabled, childrenNodes = [] } = flag;
  const name = texts.names[modId] ?? modId;
  const change = async (isOn: boolean): Promise<void> => {
    if (isBusy) return;
    if (await act(() => ask('switchFlag', { modId, enabled: isOn }), texts.switched(name, isOn))) onSwitched();
  };
  return (
    <>
      <div className={styles.item}>
        <div className={styles.words}>
          <span className={isGroup ? styles.heading : undefined}>{name}</span>
          {name !== modId && <span className={code}>{modId}</span>}
        </div>
        <div className={styles.control}>
          <Switch label={name} labelHidden checked={enabled} onChange={(isOn) => void change(isOn)} />
        </div>
      </div>
      {childrenNodes.length > 0 && (
        <ul>
          {childrenNodes.map((child) => (
            <li key={child.modId}>
              <FlagRow flag={child} onSwitched={onSwitched} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
