import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { ChevronRightIcon } from '@livery/ui/icons';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { MemberSection } from '../../member-section.ts';
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
        {sections.map(({ id, path, icon, titleKey, badge }) => (
          <li key={id}>
            <Link
              ref={id === current ? askForFocus : undefined}
              className={styles.entry}
              to={path}
              aria-current={id === current ? 'page' : undefined}
            >
              <Icon icon={icon} />
              <span className={styles.name}>{t(titleKey)}</span>
              {badge !== undefined && <Waiting count={badge} />}
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

const most = 99;

function Waiting({ count: select }: { count: NonNullable<MemberSection['badge']> }) {
  const { t } = useTranslation('member');
  const count = useAppSelector(select);
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}
