import { useContext, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { ChevronRightIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { agentNoticesRead } from '../../agent-centre.reads.ts';
import { AgentSectionsContext } from '../../agent-sections.port.ts';
import { Waiting } from '../AgentNavigation/AgentNavigation.tsx';
import { searchOfNotice } from '../Announcements/Announcements.tsx';
import * as styles from './StartPage.css.ts';

/** Announcements on the first page. */
const shown = 3;

/** An agent's start page: money, news and links to all sections. */
export function StartPage({ balance }: { balance: ReactNode }) {
  const { t } = useTranslation('agent-centre');
  const sections = useContext(AgentSectionsContext).filter(({ id }) => id !== 'start');
  const ids = { balance: useId(), latest: useId(), tasks: useId() };
  const money = sections.filter(({ id }) => ['depositv2', 'withdraw', 'transferDownline'].includes(id));
  const announcements = sections.find(({ id }) => id === 'announcements');
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby={ids.balance}>
        <h2 className={styles.heading} id={ids.balance}>
          {t('start.balance')}
        </h2>
        <div className={styles.amount}>{balance}</div>
        <div className={styles.actions}>
          {money.map(({ id, path, titleKey }, index) => (
            <ButtonLink key={id} variant={index === 0 ? 'action' : undefined} render={(props) => <Link {...props} to={path} />}>
              {t(titleKey)}
            </ButtonLink>
          ))}
        </div>
      </section>
      <section className={styles.panel} aria-labelledby={ids.latest}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={ids.latest}>
            {t('start.latest')}
          </h2>
          {announcements !== undefined && (
            <Link className={styles.more} to={announcements.path}>
              {t('start.all')}
            </Link>
          )}
        </div>
        {announcements !== undefined && <Latest path={announcements.path} />}
      </section>
      <section className={styles.wide} aria-labelledby={ids.tasks}>
        <h2 className={styles.heading} id={ids.tasks}>
          {t('start.tasks')}
        </h2>
        <ul className={styles.tasks}>
          {sections.map((section) => (
            <li key={section.id}>
              <Link className={styles.task} to={section.path}>
                <Icon icon={section.icon} />
                <span className={styles.taskName}>{t(section.titleKey)}</span>
                <Waiting section={section} />
                <span className={styles.onward}>
                  <Icon icon={ChevronRightIcon} size="small" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Latest({ path }: { path: string }) {
  const { t } = useTranslation('agent-centre');
  const notices = useRead(agentNoticesRead, {});
  const dateText = useDateText({ day: '2-digit', month: 'short' });
  return (
    <Loaded of={notices} onRetry={notices.retry} label={t('announcements.loading')} skeleton={<LatestSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.soft}>{t('announcements.empty')}</p>
        ) : (
          <ul>
            {items.slice(0, shown).map(({ id, title, publishedAt, isRead }) => (
              <li key={id} className={styles.notice}>
                <Link className={styles.noticeLink({ isRead })} to={`${path}${searchOfNotice(id)}`} dir="auto">
                  {!isRead && <VisuallyHidden>{t('announcements.unread')} </VisuallyHidden>}
                  <span>{title}</span>
                </Link>
                <time className={styles.date} dateTime={publishedAt}>
                  {dateText(publishedAt)}
                </time>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function LatestSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </div>
  );
}
