import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountMark } from '@livery/ui/CountMark';
import { Icon } from '@livery/ui/Icon';
import { ChevronRightIcon } from '@livery/ui/icons';
import { useBadge } from '#shared/pages/section.ts';
import type { MemberSection } from '../../member-section.data.ts';
import * as styles from './MemberMenu.css.ts';

interface MemberMenuProps {
  sections: readonly MemberSection[];
  /** The section that is open beside the menu. */
  current?: string | undefined;
}

export function MemberMenu({ sections, current }: MemberMenuProps) {
  const { t } = useTranslation('member');
  return (
    <nav aria-label={t('menu')}>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <Link
              ref={section.id === current ? askForFocus : undefined}
              className={styles.entry}
              to={section.path}
              aria-current={section.id === current ? 'page' : undefined}
            >
              <Icon icon={section.icon} />
              <span className={styles.name}>{t(section.titleKey)}</span>
              <Waiting section={section} />
              <span className={styles.onward}>
                <Icon icon={ChevronRightIcon} size="small" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A dialog that opens gives its focus to what has the attribute, which React never writes. */
function askForFocus(link: HTMLAnchorElement | null): void {
  link?.setAttribute('autofocus', '');
}

function Waiting({ section }: { section: MemberSection }) {
  const { t } = useTranslation('member');
  const count = useBadge(section);
  return <CountMark count={count} label={t('waiting', { count })} />;
}
