import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { nextIndex } from '../roving-focus.ts';
import * as styles from './CategoryNav.css.ts';

export interface CategoryNavItem<Id extends string> {
  id: Id;
  label: string;
  icon?: IconNode | undefined;
  /** After the label, e.g. a count. */
  detail?: ReactNode;
}

export interface CategoryNavProps<Id extends string> {
  label: string;
  items: readonly CategoryNavItem<Id>[];
  value: Id;
  /**
   * Renders the link of a tab, e.g. `(id, props) => <Link {...props} to={addressOf(id)} />`. Arrow keys only move the
   * focus.
   */
  renderLink: (id: Id, props: AnchorProps) => ReactElement;
  variant?: 'chips' | 'tabs' | 'tiles' | undefined;
  /** The `role="tabpanel"` element. It is labelled by `categoryTabId(panelId, value)`. */
  panelId: string;
}

/** The id of a category's tab, for the panel's `aria-labelledby`. */
export function categoryTabId(panelId: string, itemId: string): string {
  return `${panelId}-tab-${itemId}`;
}

/** Categories as tabs. Each is a link to its address, so they work before hydration and in a new tab. */
export function CategoryNav<Id extends string>({ label, items, value, renderLink, variant = 'chips', panelId }: CategoryNavProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const [roving, setRoving] = useState<{ value: Id; focusedId: Id }>({ value, focusedId: value });
  if (roving.value !== value) setRoving({ value, focusedId: value });
  const tabStop = items.some((item) => item.id === roving.focusedId) ? roving.focusedId : value;

  // Entries that arrive late may push the selected one out of view. This runs in a frame callback, where layout is
  // computed anyway.
  const order = items.map((item) => item.id).join(' ');
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tab = document.getElementById(categoryTabId(panelId, value));
      if (list.current !== null && tab !== null) reveal(list.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, panelId, order]);

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === ' ') {
      // Space activates a tab, but not a link.
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const current = items.findIndex((item) => item.id === tabStop);
    const target = nextIndex(event.key, current, items.length, 'horizontal');
    const item = target === undefined ? undefined : items[target];
    if (item === undefined) return;
    event.preventDefault();
    setRoving({ value, focusedId: item.id });
    document.getElementById(categoryTabId(panelId, item.id))?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list({ variant })}>
      {items.map((item) => (
        <Fragment key={item.id}>
          {renderLink(item.id, {
            id: categoryTabId(panelId, item.id),
            role: 'tab',
            className: styles.tab({ variant }),
            'aria-selected': item.id === value,
            'aria-controls': item.id === value ? panelId : undefined,
            tabIndex: item.id === tabStop ? 0 : -1,
            draggable: false,
            onKeyDown,
            children: (
              <>
                {item.icon !== undefined && <Icon icon={item.icon} size={variant === 'tiles' ? 'medium' : 'small'} />}
                <span>{item.label}</span>
                {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
              </>
            ),
          })}
        </Fragment>
      ))}
    </div>
  );
}

/** Scrolls only the list, never the page, until the tab and part of its neighbour are visible. */
function reveal(list: HTMLElement, tab: HTMLElement): void {
  const peek = tab.offsetHeight;
  const start = tab.offsetLeft - list.offsetLeft - peek;
  const end = start + tab.offsetWidth + 2 * peek;
  if (start < list.scrollLeft) list.scrollTo({ left: start });
  else if (end > list.scrollLeft + list.clientWidth) list.scrollTo({ left: end - list.clientWidth });
}
