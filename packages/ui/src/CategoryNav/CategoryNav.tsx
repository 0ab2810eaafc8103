import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { nextIndex } from '../roving-focus.ts';
import * as styles from './CategoryNav.css.ts';

export interface CategoryNavItem {
  id: string;
  label: string;
  icon?: IconNode | undefined;
  /** After the label, e.g. a count. */
  detail?: ReactNode;
}

export interface CategoryNavProps {
  label: string;
  items: readonly CategoryNavItem[];
  value: string;
  /** A press; arrows only move the focus, since a category may open a login. */
  onChange: (id: string) => void;
  variant?: 'chips' | 'tabs' | 'tiles' | undefined;
  /** The `role="tabpanel"` element; it is labelled by `categoryTabId(panelId, value)`. */
  panelId: string;
}

/** The id of a category's tab, for `aria-labelledby` of the panel. */
export function categoryTabId(panelId: string, itemId: string): string {
  return `${panelId}-tab-${itemId}`;
}

export function CategoryNav({ label, items, value, onChange, variant = 'chips', panelId }: CategoryNavProps) {
  const list = useRef<HTMLDivElement>(null);
  const [roving, setRoving] = useState({ value, focusedId: value });
  if (roving.value !== value) setRoving({ value, focusedId: value });
  const tabStop = items.some((item) => item.id === roving.focusedId) ? roving.focusedId : value;

  // Entries that come later push the chosen one on.
  const order = items.map((item) => item.id).join(' ');
  useEffect(() => {
    const tab = document.getElementById(categoryTabId(panelId, value));
    if (list.current !== null && tab !== null) reveal(list.current, tab);
  }, [value, panelId, order]);

  const onKeyDown = (event: KeyboardEvent) => {
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
        <button
          key={item.id}
          id={categoryTabId(panelId, item.id)}
          type="button"
          role="tab"
          className={styles.tab({ variant })}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? panelId : undefined}
          tabIndex={item.id === tabStop ? 0 : -1}
          onClick={() => onChange(item.id)}
          onKeyDown={onKeyDown}
        >
          {item.icon !== undefined && <Icon icon={item.icon} size={variant === 'tiles' ? 'medium' : 'small'} />}
          {item.label}
          {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the list only, never the page, until the tab and a peek of its neighbour are in sight. */
function reveal(list: HTMLElement, tab: HTMLElement): void {
  const peek = tab.offsetHeight;
  const start = tab.offsetLeft - list.offsetLeft - peek;
  const end = start + tab.offsetWidth + 2 * peek;
  if (start < list.scrollLeft) list.scrollTo({ left: start });
  else if (end > list.scrollLeft + list.clientWidth) list.scrollTo({ left: end - list.clientWidth });
}
