import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountMark } from '@livery/ui/CountMark';
import { Icon } from '@livery/ui/Icon';
import { ChevronRightIcon } from '@livery/ui/icons';
import { useBadge } from '#shared/pages/section.ts';
import type { MemberLink, MenuGroup } from '../../member-section.data.ts';
import * as styles from './MemberMenu.css.ts';

interface MemberMenuProps {
  groups: readonly MenuGroup[];
  /** The section open beside the menu. */
  current?: string | undefined;
}

export function MemberMenu({ groups, current }: MemberMenuProps) {
  const { t } = useTranslation('member');
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      {groups.map((group) => (
        <Group key={group.id} group={group} current={current} />
      ))}
    </nav>
  );
}

function Group({ group: { id, links }, current }: { group: MenuGroup; current: string | undefined }) {
  const { t } = useTranslation('member');
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t(`groups.${id}`)}
      </h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id} ref={link.id === current ? bringIntoView : undefined} className={styles.row}>
            <Entry link={link} isCurrent={link.id === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ link, isCurrent }: { link: MemberLink; isCurrent: boolean }) {
  return (
    <Link className={styles.entry} to={link.path} aria-current={isCurrent ? 'page' : undefined}>
      <Icon icon={link.icon} />
      <span className={styles.name}>{link.label}</span>
      <Waiting link={link} />
      <span className={styles.onward}>
        <Icon icon={ChevronRightIcon} size="small" />
      </span>
    </Link>
  );
}

/** Scrolls the open entry of the menu into view. The dialog shows its content a moment after mounting it. */
function bringIntoView(entry: HTMLLIElement): () => void {
  const observer = new ResizeObserver(() => {
    if (entry.offsetHeight === 0) return;
    observer.disconnect();
    entry.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(entry);
  return () => observer.disconnect();
}

function Waiting({ link }: { link: MemberLink }) {
  const { t } = useTranslation('member');
  const count = useBadge(link);
  return <CountMark count={count} label={t('waiting', { count })} />;
}
