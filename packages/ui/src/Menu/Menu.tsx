import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode, type ToggleEvent } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { nextIndex } from '../roving-focus.ts';
import { placeBelow } from './place-below.ts';
import * as styles from './Menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconNode | undefined;
  /** A value at the end of the row, e.g. a count. */
  detail?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Makes the entry a link. */
  href?: string | undefined;
  /** Draws the link, e.g. `(props) => <Link {...props} to="/member" />`. */
  render?: ((props: AnchorProps) => ReactElement) | undefined;
  tone?: 'plain' | 'danger' | undefined;
  isCurrent?: boolean | undefined;
  /** Draws a line above, where a new group starts. */
  startsGroup?: boolean | undefined;
}

/** Props for the `Button` or `IconButton` that opens the menu. */
export interface MenuTriggerProps {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: MenuTriggerProps) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Shown above the entries: who is signed in, a balance. */
  header?: ReactNode;
}

/** A popover with menu keys: arrows, Home, End, first letters, Escape. Focus returns to the trigger. */
export function Menu({ label, items, trigger, align = 'start', header }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const triggerId = `${id}-trigger`;

  const popover = () => document.getElementById(id);
  const entries = () => [...(popover()?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => popover()?.hidePopover();

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === 'open';
    setOpen(opens);
    if (!opens) return;
    const anchor = document.getElementById(triggerId);
    if (anchor !== null) placeBelow(event.currentTarget, anchor, align);
    entries()[0]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const elements = entries();
    const current = elements.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Tab') return close();
    const target = nextIndex(event.key, current, elements.length, 'vertical') ?? indexByLetter(event.key, current, elements);
    if (target === undefined) return;
    event.preventDefault();
    elements[target]?.focus();
  };

  return (
    <>
      {trigger({
        id: triggerId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          popover()?.showPopover();
        },
      })}
      <div id={id} popover="auto" className={styles.menu({ align })} onToggle={onToggle}>
        {header !== undefined && <div className={styles.header}>{header}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} close={close} />
          ))}
        </div>
      </div>
    </>
  );
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const select = () => {
    close();
    item.onSelect?.();
  };
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item({ tone: item.tone ?? 'plain', startsGroup: item.startsGroup ?? false }),
    onClick: select,
  } as const;
  const content = (
    <>
      {item.icon !== undefined && <Icon icon={item.icon} size="small" />}
      <span className={styles.label}>{item.label}</span>
      {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
    </>
  );
  const current = item.isCurrent === true ? 'page' : undefined;
  if (item.render !== undefined) return item.render({ ...shared, href: item.href, 'aria-current': current, children: content });
  if (item.href !== undefined) {
    return (
      <a {...shared} href={item.href} aria-current={current}>
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type="button" aria-current={item.isCurrent === true || undefined}>
      {content}
    </button>
  );
}

function indexByLetter(key: string, current: number, elements: readonly HTMLElement[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = elements.map((_, offset) => (current + 1 + offset) % elements.length);
  return order.find((index) => elements[index]?.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}
