import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { ChevronDownIcon } from '@livery/ui/icons';
import type { Explanation } from '../../agent-commissions.reads.ts';
import { passIdle, relationOf, shownSteps, type Relation } from '../../explanation.rules.ts';
import { useStepText } from './use-step-text.ts';
import * as styles from './Explanation.css.ts';

interface StepTreeProps {
  explanation: Explanation;
  place: number;
  /** Its role in the step above. */
  relation?: Relation;
  /** Open from the start. */
  isOpen?: boolean;
}

/** A step with its sources, which are rendered once opened. */
export function StepTree({ explanation, place, relation, isOpen = false }: StepTreeProps) {
  const { t } = useTranslation('agent-commissions');
  const [isShown, setShown] = useState(isOpen);
  const { nameOf, valueOf } = useStepText(explanation);
  const step = explanation.steps[place];
  if (step === undefined) return null;
  const words = (
    <>
      <span className={styles.words}>
        {relation !== undefined && relation.says !== 'first' && (
          <span className={styles.relation}>{t(`relations.${relation.says}`, relation)} </span>
        )}
        <span>{nameOf(place, relation)}</span>
      </span>{' '}
      <span className={styles.value}>{valueOf(place)}</span>
    </>
  );
  if (step.by === null) {
    return (
      <li className={styles.step}>
        <div className={styles.row({ opens: false })}>{words}</div>
      </li>
    );
  }
  return (
    <li className={styles.step}>
      <details open={isOpen} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary className={styles.row({ opens: true })}>
          <span className={styles.chevron}>
            <Icon icon={ChevronDownIcon} size="text" />
          </span>
          {words}
        </summary>
        {isShown && (
          <div className={styles.below}>
            <p className={styles.how}>{t(`operators.${step.by}`)}</p>
            <ul className={styles.tree}>
              {shownSteps(explanation, step).map((index) => (
                <StepTree
                  key={index}
                  explanation={explanation}
                  place={passIdle(explanation, step.of[index] ?? -1)}
                  relation={relationOf(explanation, step, index)}
                />
              ))}
            </ul>
          </div>
        )}
      </details>
    </li>
  );
}
