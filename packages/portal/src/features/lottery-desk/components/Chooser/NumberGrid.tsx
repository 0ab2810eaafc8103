import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import * as styles from './NumberGrid.css.ts';

export interface Cell {
  label: string;
  /** Small, below the label: odds, or the numbers of a sign. */
  detail?: string | undefined;
  colour?: 'red' | 'blue' | 'green' | undefined;
  isChosen: boolean;
  isSoldOut: boolean;
}

interface NumberGridProps {
  legend: string;
  /** Next to the legend. */
  count?: string | undefined;
  cells: readonly Cell[];
  onToggle: (place: number) => void;
  /** Buttons that fill the row with one press. */
  actions?: ReactNode;
}

/** A slot's outcomes as large buttons. One is in the tab order, and arrow keys move between them by position. */
export function NumberGrid({ legend, count, cells, onToggle, actions }: NumberGridProps) {
  const { t } = useTranslation('lottery-desk');
  const grid = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(0);
  const current = Math.min(entry, cells.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = neighbourOf(grid.current, event.key, current, cells.length);
    if (target === undefined) return;
    event.preventDefault();
    setEntry(target);
    grid.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <fieldset className={styles.slot} aria-label={legend}>
      <div className={styles.head}>
        <p className={styles.legend}>
          {legend}{' '}
          {count !== undefined && (
            <span className={styles.count}>
              {count} <VisuallyHidden>{t('chooser.chosen')}</VisuallyHidden>
            </span>
          )}
        </p>
        {actions}
      </div>
      <div ref={grid} className={styles.grid({ size: sizeOf(cells) })}>
        {cells.map(({ label, detail, colour, isChosen, isSoldOut }, place) => (
          <button
            key={label}
            type="button"
            className={styles.cell}
            aria-pressed={isChosen}
            aria-disabled={isSoldOut || undefined}
            data-colour={colour}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setEntry(place)}
            onKeyDown={onKeyDown}
            onClick={() => {
              if (!isSoldOut || isChosen) onToggle(place);
            }}
          >
            <span className={styles.label}>{label}</span>
            {(isSoldOut || detail !== undefined) && <span className={styles.detail}>{isSoldOut ? t('chooser.soldOut') : detail}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function sizeOf(cells: readonly Cell[]): 'words' | 'many' | 'row' {
  if (cells.length <= 4 || cells.some(({ label }) => label.length > 4)) return 'words';
  return cells.length > 40 ? 'many' : 'row';
}

/** The target of an arrow key, from the rendered columns. */
function neighbourOf(grid: HTMLElement | null, key: string, current: number, count: number): number | undefined {
  const isMirrored = grid !== null && getComputedStyle(grid).direction === 'rtl';
  const columns = grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const forth = isMirrored ? -1 : 1;
  const steps: Record<string, number> = { ArrowRight: forth, ArrowLeft: -forth, ArrowDown: columns, ArrowUp: -columns };
  const target = key === 'Home' ? 0 : key === 'End' ? count - 1 : current + (steps[key] ?? 0);
  return target === current || target < 0 || target >= count ? undefined : target;
}
