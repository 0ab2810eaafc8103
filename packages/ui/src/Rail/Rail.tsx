import { Children, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Rail.css.ts';

export interface RailProps {
  /** The section's heading and accessible name. */
  title: string;
  /** Shown beside the heading, e.g. a More button. */
  action?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** The width of an entry: a game's tile, a wide card, or its own. */
  itemWidth?: 'tile' | 'card' | 'auto' | undefined;
  children: ReactNode;
}

/**
 * A section that scrolls sideways and snaps. Mouse users get buttons. On touch screens, part of the next entry shows.
 */
export function Rail({ title, action, previousLabel, nextLabel, itemWidth = 'tile', children }: RailProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      const travelled = Math.abs(element.scrollLeft);
      const isAtStart = travelled < 1;
      const isAtEnd = travelled + element.clientWidth >= element.scrollWidth - 1;
      setEdges((current) => (current.isAtStart === isAtStart && current.isAtEnd === isAtEnd ? current : { isAtStart, isAtEnd }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const scroll = (direction: 1 | -1) => {
    const element = list.current;
    if (element === null) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: sign * element.clientWidth * 0.85 });
  };
  const isScrollable = !(edges.isAtStart && edges.isAtEnd);
  return (
    <section className={styles.rail} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.actions}>
          {action}
          {isScrollable && (
            <span className={styles.steps}>
              <IconButton
                icon={ChevronLeftIcon}
                label={previousLabel}
                variant="plain"
                aria-disabled={edges.isAtStart || undefined}
                onClick={() => scroll(-1)}
              />
              <IconButton
                icon={ChevronRightIcon}
                label={nextLabel}
                variant="plain"
                aria-disabled={edges.isAtEnd || undefined}
                onClick={() => scroll(1)}
              />
            </span>
          )}
        </div>
      </div>
      <ul ref={list} className={styles.list}>
        {Children.map(children, (child) => (
          <li className={styles.item({ itemWidth })}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
