import { useId, type ReactNode, type ToggleEvent } from 'react';
import { CircleQuestionMarkIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { placeBelow } from '../Menu/place-below.ts';
import * as styles from './HelpPopup.css.ts';

export interface HelpPopupProps {
  /** The button's name: "What is a rollover?". */
  label: string;
  children: ReactNode;
}

/** Help that opens on a press, for all pointers and the keyboard. Escape or a press elsewhere closes it. */
export function HelpPopup({ label, children }: HelpPopupProps) {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const anchor = document.getElementById(triggerId);
    if (event.newState === 'open' && anchor !== null) placeBelow(event.currentTarget, anchor, 'start');
  };
  return (
    <>
      <IconButton id={triggerId} icon={CircleQuestionMarkIcon} label={label} popoverTarget={id} />
      <div id={id} popover="auto" role="note" className={styles.popup} onToggle={onToggle}>
        {children}
      </div>
    </>
  );
}
