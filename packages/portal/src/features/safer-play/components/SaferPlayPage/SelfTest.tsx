import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { answerValues, questionCount, resultOf, type SelfTestResult } from '../../self-test.rules.ts';
import * as styles from './SaferPlayPage.css.ts';

const questions = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const tones = { none: 'positive', low: 'info', moderate: 'warning', high: 'negative' } as const satisfies Record<SelfTestResult, string>;
const unanswered = Array.from({ length: questionCount }, (): number | null => null);

/** Nine questions. The answers exist only while this page is open. */
export function SelfTest() {
  const { t } = useTranslation('safer-play');
  const [answers, setAnswers] = useState<readonly (number | null)[]>(unanswered);
  const [isAsked, setAsked] = useState(false);
  const result = isAsked ? resultOf(answers) : null;
  const missing = answers.filter((answer) => answer === null).length;
  const choose = (index: number, value: number) => setAnswers(answers.map((answer, place) => (place === index ? value : answer)));
  const restart = () => {
    setAnswers(unanswered);
    setAsked(false);
  };
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <div className={styles.questions}>
        {questions.map((id, index) => (
          <fieldset key={id} className={styles.question}>
            <legend className={styles.legend}>
              {index + 1}. {t(`test.questions.${id}`)}
            </legend>
            <div className={styles.answers}>
              {answerValues.map((value) => (
                <label key={value} className={styles.answer}>
                  <input type="radio" name={`question-${id}`} checked={answers[index] === value} onChange={() => choose(index, value)} />
                  {t(`test.answers.${value}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <output>
        {isAsked && missing > 0 && <Notice tone="warning">{t('test.missing', { count: missing })}</Notice>}
        {result !== null && <Notice tone={tones[result]}>{t(`test.results.${result}`)}</Notice>}
      </output>
      <div className={styles.actions}>
        <Button type="submit" variant="action">
          {t('test.submit')}
        </Button>
        <Button variant="quiet" onClick={restart}>
          {t('test.restart')}
        </Button>
      </div>
    </form>
  );
}
