import { RadioCards, type RadioCard } from '@livery/ui/RadioCards';
import { SearchField } from '@livery/ui/SearchField';
import { useId, useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { memberTypeNames } from '#shared/member-types.texts.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from '../AgentsRoom.css.ts';
import { agentsTexts } from '../agents.texts.ts';

const texts = agentsTexts.move;
const mostFound = 8;
/** Accounts contain no slash. */
const topLevel = '/';

/** The new place of a member. `under` is null at the top level. */
export interface Parent {
  readonly under: string | null;
}

interface ParentChoiceProps {
  /** The member to move. */
  readonly member: string;
  readonly isAtTop: boolean;
  readonly chosen: Parent | null;
  readonly onChoose: (parent: Parent) => void;
}

/** The new parent, searched by account or number, or the top level. */
export function ParentChoice(props: ParentChoiceProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField
        label={texts.search}
        clearLabel={texts.clear}
        value={typed}
        onChange={setTyped}
        onSearch={(wanted) => setSearch(wanted.trim())}
      />
      {search === '' ? <Cards {...props} options={[]} /> : <Found key={search} search={search} {...props} />}
    </>
  );
}

function Found({ search, ...props }: ParentChoiceProps & { search: string }) {
  const answer = useAnswer('agentSearch', { search, limit: mostFound });
  return (
    <Answered answer={answer} loading={texts.searching}>
      {({ items, next }) => (
        <>
          <Cards
            {...props}
            options={items
              .filter(({ account }) => account !== props.member)
              .map(({ account, type, state, upline, members }) => {
                const about = texts.choice(memberTypeNames[type] ?? String(type), upline, members);
                return { value: account, label: account, description: state === 'active' ? about : texts.closedChoice(about) };
              })}
          />
          {items.length === 0 && <output className={styles.soft}>{texts.none}</output>}
          {next !== null && <output className={styles.soft}>{texts.more}</output>}
        </>
      )}
    </Answered>
  );
}

function Cards({ isAtTop, chosen, onChoose, options }: ParentChoiceProps & { options: readonly RadioCard[] }) {
  const name = useId();
  const top = isAtTop ? [] : [{ value: topLevel, label: agentsTexts.topLevel, description: texts.topLevelMore }];
  const all = [...options, ...top];
  if (all.length === 0) return null;
  return (
    <RadioCards
      label={texts.parent}
      name={name}
      options={all}
      value={chosen === null ? '' : (chosen.under ?? topLevel)}
      onChange={(value) => onChoose({ under: value === topLevel ? null : value })}
    />
  );
}
