import { Button } from '@livery/ui/Button';
import { PlusIcon } from '@livery/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '#shared/desk-context.ts';
import { ListTools } from '#shared/list/ListTools.tsx';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { agentsTexts as texts } from './agents.texts.ts';
import { DepthDialog } from './terms/DepthDialog.tsx';
import { MemberView } from './MemberView.tsx';
import { OpenDialog } from './terms/OpenDialog.tsx';
import { SearchResults } from './SearchResults.tsx';
import { termsTexts } from './terms/terms.texts.ts';
import { Tree } from './Tree.tsx';

/** The tree of agents and their teams. The address selects the member. */
export function AgentsRoom() {
  const { merchant } = useDesk();
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<'open' | 'depth' | null>(null);
  const [round, setRound] = useState(0);
  const settings = useAnswer('agentSettings', {});
  const search = address.get('search') ?? '';
  const member = address.get('member') ?? '';
  const gameTypes = settings.value?.gameTypes ?? [];
  const refresh = () => setRound((before) => before + 1);

  return (
    <RoomFrame
      title={texts.title}
      lead={texts.lead(merchant.name)}
      actions={
        settings.value !== null && (
          <>
            <Button size="small" onClick={() => setAsked('depth')}>
              {termsTexts.depth.button(settings.value.depth)}
            </Button>
            <Button size="small" variant="action" icon={PlusIcon} onClick={() => setAsked('open')}>
              {termsTexts.open.button}
            </Button>
          </>
        )
      }
    >
      <ListTools key={search} texts={texts} value={search} onSearch={(wanted) => setAddress(wanted === '' ? {} : { search: wanted })} />
      {search !== '' ? (
        <SearchResults key={search} />
      ) : member === '' ? (
        <Tree key={round} under={null} />
      ) : (
        <MemberView key={member} account={member} gameTypes={gameTypes} />
      )}
      <OpenDialog
        open={asked === 'open'}
        under={null}
        gameTypes={gameTypes}
        onClose={() => setAsked(null)}
        onOpened={() => {
          setAsked(null);
          refresh();
        }}
      />
      {settings.value !== null && (
        <DepthDialog
          open={asked === 'depth'}
          settings={settings.value}
          onClose={() => setAsked(null)}
          onReload={settings.reload}
          onSet={() => {
            setAsked(null);
            settings.reload();
          }}
        />
      )}
    </RoomFrame>
  );
}
