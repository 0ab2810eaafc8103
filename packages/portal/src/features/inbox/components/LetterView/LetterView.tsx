import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSectionLink } from '#shared/address/section-link.ts';
import { Button, ButtonLink } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon, ArrowRightIcon, InboxIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { searchWithLetter } from '../../inbox-address.rules.ts';
import type { Letter } from '../../inbox.api.ts';
import { letterRead } from '../../inbox.reads.ts';
import { removalRequested } from '../../inbox.slice.ts';
import { topicIcons } from '../../letter-topics.data.ts';
import { useLetterDate } from '../../use-letter-date.ts';
import * as styles from './LetterView.css.ts';

/** One complete message. */
export function LetterView({ id }: { id: string }) {
  const { t } = useTranslation('inbox');
  const { search } = useLocation();
  return (
    <div className={styles.view}>
      <div>
        <ButtonLink
          variant="quiet"
          size="small"
          icon={ArrowLeftIcon}
          render={(props) => <Link {...props} to={{ search: searchWithLetter(search, null) }} />}
        >
          {t('letter.back')}
        </ButtonLink>
      </div>
      <Content id={id} />
    </div>
  );
}

function Content({ id }: { id: string }) {
  const { t } = useTranslation('inbox');
  const { search } = useLocation();
  const letter = useRead(letterRead, { id });
  if (letter.status === 'failed' && letter.failure.code === 'NOT_FOUND') {
    return (
      <EmptyState
        picture={<Icon icon={InboxIcon} size="large" />}
        sentence={t('letter.gone')}
        action={
          <ButtonLink render={(props) => <Link {...props} to={{ search: searchWithLetter(search, null) }} />}>
            {t('letter.back')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Loaded of={letter} onRetry={letter.retry} label={t('letter.loading')} skeleton={<LetterSkeleton />}>
      {(value) => <Page letter={value} />}
    </Loaded>
  );
}

function LetterSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}

function Page({ letter: { id, topic, title, body, link, sentAt } }: { letter: Letter }) {
  const { t } = useTranslation('inbox');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const dateText = useLetterDate({ isLong: true });
  const [isAsking, setAsking] = useState(false);
  const sectionLink = useSectionLink();
  /** Links in messages lead to the member centre. An agent stays in the agent centre. */
  const inOwnCentre = (address: string) => address.replace(/^\/member\/(\w+)/, (_, section: string) => sectionLink(section));
  const remove = () => {
    setAsking(false);
    dispatch(removalRequested({ ids: [id] }));
    void navigate({ search: searchWithLetter(search, null) }, { replace: true });
  };
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon icon={topicIcons[topic]} />
        </span>
        <div className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          <time className={styles.date} dateTime={sentAt}>
            {dateText(sentAt)}
          </time>
        </div>
      </header>
      <div className={styles.body}>
        {paragraphsOf(body).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <footer className={styles.acts}>
        {link !== null && (
          <ButtonLink variant="action" iconEnd={ArrowRightIcon} render={(props) => <Link {...props} to={inOwnCentre(link)} />}>
            {t('letter.follow')}
          </ButtonLink>
        )}
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('letter.remove')}
        </Button>
      </footer>
      <ConfirmDialog
        open={isAsking}
        title={t('removal.title', { count: 1 })}
        tone="danger"
        confirmLabel={t('removal.confirm')}
        cancelLabel={t('removal.cancel')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t('removal.text')}
      </ConfirmDialog>
    </article>
  );
}

function paragraphsOf(body: string): string[] {
  return [...new Set(body.split(/\n\s*\n/).map((paragraph) => paragraph.trim()))].filter((paragraph) => paragraph !== '');
}
