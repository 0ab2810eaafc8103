import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { IconButton } from '@livery/ui/IconButton';
import { ChevronDownIcon, ChevronRightIcon } from '@livery/ui/icons';
import type { AgentNode } from '@livery/contract/control/shapes';
import { isAgentType } from '@livery/contract/member-types';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { memberTypeNames } from '#shared/member-types.texts.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { agentsTexts } from './agents.texts.ts';
import { memberAddress } from './member-address.ts';
import * as styles from './Tree.css.ts';

const texts = agentsTexts.tree;
const pageSize = 25;

/** An account's direct members, or the roots. Lower levels load when opened. */
export function Tree({ under }: { under: string | null }) {
  return (
    <section aria-label={texts.label}>
      <h2 className={styles.title}>{under === null ? texts.roots : texts.below(under)}</h2>
      <ul className={styles.level}>
        <TreePage under={under} />
      </ul>
    </section>
  );
}

/** A page of one level, with the next page on request. */
function TreePage({ under, after }: { under: string | null; after?: string }) {
  const [hasNext, setNext] = useState(false);
  const query = { ...(under === null ? {} : { under }), ...(after === undefined ? {} : { after }), limit: pageSize };
  const answer = useAnswer('agentTree', query);
  const { value } = answer;
  if (value === null || answer.refusal !== null) {
    return (
      <li>
        <Answered answer={answer} loading={texts.loading}>
          {() => null}
        </Answered>
        {value?.items.map((node) => (
          <Node key={node.id} node={node} />
        ))}
      </li>
    );
  }
  if (value.items.length === 0) {
    return (
      <li>
        <EmptyState sentence={under === null ? texts.emptyRoots : texts.empty} />
      </li>
    );
  }
  return (
    <>
      {value.items.map((node) => (
        <li key={node.id}>
          <Node node={node} />
        </li>
      ))}
      {value.next !== null &&
        (hasNext ? (
          <TreePage under={under} after={value.next} />
        ) : (
          <li className={styles.after}>
            <Button size="small" variant="quiet" onClick={() => setNext(true)}>
              {texts.more(under)}
            </Button>
          </li>
        ))}
    </>
  );
}

function Node({ node }: { node: AgentNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { account, nickname, type, state, members, depth } = node;
  return (
    <>
      <div className={styles.row}>
        {members > 0 ? (
          <IconButton
            icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
            label={isOpen ? texts.hide(account) : texts.show(account)}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': id } : {})}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <span className={styles.noToggle} />
        )}
        <div className={styles.about}>
          <span className={styles.who}>
            <Link className={styles.link} to={memberAddress(account)}>
              {account}
            </Link>
            <span className={styles.nickname}>{nickname}</span>
          </span>
          <span className={styles.facts}>
            <span>{members === 0 ? texts.depth(depth) : `${texts.team(members)} · ${texts.depth(depth)}`}</span>
            <Badge tone={isAgentType(type) ? 'accent' : 'neutral'}>{memberTypeNames[type] ?? String(type)}</Badge>
            {state === 'closed' && <Badge tone="negative">{agentsTexts.states.closed}</Badge>}
          </span>
        </div>
      </div>
      {isOpen && (
        <ul className={styles.below} id={id} aria-label={texts.below(account)}>
          <TreePage under={account} />
        </ul>
      )}
    </>
  );
}
