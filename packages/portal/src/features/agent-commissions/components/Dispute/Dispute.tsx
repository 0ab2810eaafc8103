import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Disclosure } from '@livery/ui/Disclosure';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { WholeLine } from '../../agent-commissions.reads.ts';
import { disputeOpened, selectMessage, selectSent } from '../../agent-commissions.slice.ts';
import { actionsOf, threadOf, type DisputeAction } from '../../dispute.rules.ts';
import * as card from '../Line/Line.css.ts';
import { useActorText } from '../Line/use-actor-text.ts';
import { MessageForm } from './MessageForm.tsx';
import * as styles from './Dispute.css.ts';

/** Messages of both sides and the house about a line, and a form to answer. Input stays until sent. */
export function Dispute({ line }: { line: WholeLine }) {
  const { t } = useTranslation('agent-commissions');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectMessage);
  const sent = useAppSelector(selectSent);
  const [draft, setDraft] = useState<{ sent: number; text: string } | null>(null);
  const { id, isDisputed } = line;
  useEffect(() => void dispatch(disputeOpened()), [dispatch, id]);
  const typed = draft?.sent === sent ? draft.text : null;
  const thread = threadOf(line);
  const actions = actionsOf(line);
  if (thread.length === 0 && actions.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="line-dispute">
      <div className={card.head}>
        <h2 className={card.title} id="line-dispute">
          {t('dispute.title')}
        </h2>
        {thread.length > 0 && (
          <Badge tone={isDisputed ? 'warning' : 'positive'}>{t(isDisputed ? 'dispute.open' : 'dispute.settled')}</Badge>
        )}
      </div>
      {thread.length > 0 && <Thread line={line} thread={thread} />}
      <SubmissionNotice submission={submission} isSentOnce sentences={{ STATE_CHANGED: t('dispute.changed') }} />
      {(actions.length > 0 || typed !== null) && (
        // Stays open for unsent input, even if the dispute changes.
        <Disclosure
          label={t(isDisputed || actions.length === 0 ? 'dispute.write' : thread.length === 0 ? 'dispute.begin' : 'dispute.again')}
          open={isDisputed || typed !== null}
        >
          <MessageForm
            key={sent}
            id={id}
            actions={actions}
            submission={submission}
            typed={typed ?? ''}
            onType={(text) => setDraft({ sent, text })}
          />
        </Disclosure>
      )}
    </section>
  );
}

function Thread({ line, thread }: { line: WholeLine; thread: WholeLine['events'] }) {
  const { t } = useTranslation('agent-commissions');
  const timeText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const actorText = useActorText(line);
  return (
    <ol className={styles.thread}>
      {thread.map(({ at, by, action, text }, index) => (
        <li key={index} className={styles.message}>
          <p>
            <strong>{actorText(by)}</strong> {t(`dispute.said.${action as DisputeAction}`)}{' '}
            <time className={card.name} dateTime={at}>
              {timeText(at)}
            </time>
          </p>
          <p className={card.said} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
