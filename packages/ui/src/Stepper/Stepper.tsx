import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface StepperProps {
  label: string;
  steps: readonly { id: string; label: string }[];
  /** The current step. Earlier ones are done. Past the last, all are done. */
  current: string | null;
  /** Spoken after a finished step. */
  doneLabel: string;
}

/** The position in a sequence. The buttons to go back and forward are in the steps. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'later';
        return (
          <li key={step.id} className={styles.step({ state })} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.mark({ state })} aria-hidden="true">
              {state === 'done' && <Icon icon={CheckIcon} size="small" />}
              {state === 'current' && <span className={styles.number} />}
            </span>
            <span>
              {step.label}
              {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
