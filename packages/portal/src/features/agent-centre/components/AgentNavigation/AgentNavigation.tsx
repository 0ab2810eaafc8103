import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountMark } from '@livery/ui/CountMark';
import { Icon } from '@livery/ui/Icon';
import { useBadge } from '#shared/pages/section.ts';
import type { AgentGroup, AgentSection } from '../../agent-section.data.ts';
import * as styles from './AgentNavigation.css.ts';

interface AgentNavigationProps {
  sections: readonly AgentSection[];
  /** The current section. */
  current: AgentSection | undefined;
  /** Called after a link was followed, to close sheets. */
  onFollow?: (() => void) | undefined;
}

/** The order of the menu. */
const groups: readonly (AgentGroup | undefined)[] = [undefined, 'team', 'contracts', 'reports', 'money', 'messages'];

/** Every section under the heading of its group. */
export function AgentNavigation({ sections, current, onFollow }: AgentNavigationProps) {
  const { t } = useTranslation('agent-centre');
  const menu = useRef<HTMLElement>(null);
  useKeptFocus(menu);
  return (
    <nav ref={menu} className={styles.navigation} aria-label={t('menu')}>
      {groups.map((group) => {
        const rows = sections.filter((section) => section.group === group);
        if (rows.length === 0) return null;
        return (
          <div key={group ?? ''} className={styles.group}>
            {group !== undefined && <h2 className={styles.heading}>{t(`groups.${group}`)}</h2>}
            <ul>
              {rows.map((section) => (
                <li key={section.id}>
                  <Link
                    className={styles.entry}
                    to={section.path}
                    aria-current={section === current ? 'page' : undefined}
                    onClick={onFollow}
                  >
                    <Icon icon={section.icon} size="small" />
                    <span className={styles.name}>{t(section.titleKey)}</span>
                    <Waiting section={section} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** The entry that had the focus when the menu was removed. */
let left: string | null = null;

/** Keeps the keyboard focus in the menu when the real frame replaces the loading one. */
function useKeptFocus(menu: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = menu;
    if (left !== null) current?.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`)?.focus();
    left = null;
    return () => {
      const focused = document.activeElement;
      left = focused !== null && current?.contains(focused) === true ? focused.getAttribute('href') : null;
    };
  }, [menu]);
}

export function Waiting({ section }: { section: AgentSection }) {
  const { t } = useTranslation('agent-centre');
  const count = useBadge(section);
  return <CountMark count={count} label={t('waiting', { count })} />;
}
