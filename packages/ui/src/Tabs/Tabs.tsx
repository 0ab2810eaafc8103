import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { nextIndex } from '../roving-focus.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconNode | undefined;
  /** Shown after the label, for example a count. Explain it in `label` if it is not obvious. */
  detail?: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Parts of a page at one address. Arrow keys select the next part. A single part has no tab list. */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isChoice = items.length > 1;
  useChosenInSight(list, value);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const current = items.findIndex((item) => item.id === value);
    const target = nextIndex(isRightToLeft ? mirrored(event.key) : event.key, current, items.length, 'horizontal');
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || item === undefined) return;
    event.preventDefault();
    onChange(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <>
      {isChoice && (
        <div ref={list} role="tablist" aria-label={label} className={styles.list}>
          {items.map((item) => (
            <button
              key={item.id}
              id={`${id}-${item.id}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={item.id === value}
              aria-controls={item.id === value ? `${id}-panel` : undefined}
              tabIndex={item.id === value ? 0 : -1}
              onClick={() => onChange(item.id)}
              onKeyDown={onKeyDown}
            >
              <TabContent item={item} />
            </button>
          ))}
        </div>
      )}
      <div
        id={`${id}-panel`}
        {...(isChoice ? { role: 'tabpanel', 'aria-labelledby': `${id}-${value}` } : {})}
        className={isChoice ? styles.panel : undefined}
      >
        {children}
      </div>
    </>
  );
}

export interface LinkTabsProps {
  label: string;
  items: readonly (TabItem & { href: string })[];
  /** The id of the current page's item. */
  current: string;
  /** Draws a link, e.g. `({ href, ...props }) => <Link {...props} to={href} />`. */
  render?: ((props: AnchorProps & { href: string }) => ReactElement) | undefined;
}

/** Tabs as navigation links, which open in a new tab and work before hydration. */
export function LinkTabs({ label, items, current, render }: LinkTabsProps) {
  const list = useRef<HTMLElement>(null);
  useChosenInSight(list, current);
  return (
    <nav ref={list} aria-label={label} className={styles.list}>
      {items.map((item) => {
        const props = {
          href: item.href,
          className: styles.tab,
          'aria-current': item.id === current ? ('page' as const) : undefined,
          children: <TabContent item={item} />,
        };
        return <Drawn key={item.id} props={props} render={render} />;
      })}
    </nav>
  );
}

function Drawn({ props, render }: { props: AnchorProps & { href: string }; render: LinkTabsProps['render'] }) {
  const { children, ...rest } = props;
  return render === undefined ? <a {...rest}>{children}</a> : render(props);
}

function TabContent({ item }: { item: TabItem }) {
  return (
    <>
      {item.icon !== undefined && <Icon icon={item.icon} size="small" />}
      <span>{item.label}</span>
      {item.detail}
    </>
  );
}

/** Scrolls only the list, never the page, until the selected tab is centred. */
function useChosenInSight(list: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true], [aria-current=page]');
    if (list.current === null || tab === null || tab === undefined) return;
    const [frame, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2 });
  }, [list, chosen]);
}

function mirrored(key: string): string {
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}
