import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Switch } from '@livery/ui/Switch';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { answered, choicesLeft, selectGranted, selectIsRefusedByBrowser, selectQuestion } from '../../consent.slice.ts';
import { purposes, type Purpose } from '../../purposes.data.ts';
import * as styles from './ConsentQuestion.css.ts';
import { useFocusOf } from './use-focus-of.ts';
import { useRoomFor } from './use-room-for.ts';

/** Asks whether visits may be counted, without blocking the page. */
export function ConsentQuestion() {
  const question = useAppSelector(selectQuestion);
  return question === 'closed' ? null : <Question key={question} isOpened={question === 'opened'} />;
}

/** `isOpened`: the visitor opened it, and can leave it without an answer. */
function Question({ isOpened }: { isOpened: boolean }) {
  const { t } = useTranslation('consent');
  const dispatch = useAppDispatch();
  const titleId = useId();
  const choicesId = useId();
  const region = useRef<HTMLElement>(null);
  const room = useRoomFor(region);
  const granted = useAppSelector(selectGranted);
  const isRefusedByBrowser = useAppSelector(selectIsRefusedByBrowser);
  const [isChoosing, setChoosing] = useState(isOpened);
  const [chosen, setChosen] = useState<Purpose[]>(granted ?? []);
  const giveFocusBack = useFocusOf(region);

  useEffect(() => {
    if (isOpened) region.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [isOpened]);

  const answer = (agreed: Purpose[]) => {
    giveFocusBack();
    dispatch(answered(agreed));
  };
  const leave = () => {
    giveFocusBack();
    dispatch(choicesLeft());
  };
  const leaveByEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpened) leave();
  });
  useEffect(() => {
    const element = region.current;
    element?.addEventListener('keydown', leaveByEscape);
    return () => element?.removeEventListener('keydown', leaveByEscape);
  }, []);
  const toggle = (purpose: Purpose, isOn: boolean) =>
    setChosen(purposes.filter((each) => (each === purpose ? isOn : chosen.includes(each))));

  return (
    <>
      <div className={styles.room} aria-hidden="true" style={{ blockSize: room }} />
      <section ref={region} className={styles.region} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {t(isOpened ? 'choices.title' : 'question.title')}
        </h2>
        <p className={styles.text}>{t(isRefusedByBrowser ? 'browser' : isOpened ? 'choices.text' : 'question.text')}</p>
        {isChoosing && !isRefusedByBrowser && (
          <div id={choicesId} className={styles.choices}>
            {purposes.map((purpose) => (
              <div key={purpose} className={styles.purpose}>
                <Switch
                  label={t(`purposes.${purpose}.name`)}
                  checked={chosen.includes(purpose)}
                  onChange={(isOn) => toggle(purpose, isOn)}
                />
                <p className={styles.text}>{t(`purposes.${purpose}.text`)}</p>
              </div>
            ))}
            <Button size="small" onClick={() => answer(chosen)}>
              {t('choices.save')}
            </Button>
          </div>
        )}
        <div className={styles.answers}>
          {!isRefusedByBrowser && (
            <>
              <Button size="small" onClick={() => answer([])}>
                {t('question.refuse')}
              </Button>
              <Button size="small" onClick={() => answer([...purposes])}>
                {t('question.allow')}
              </Button>
            </>
          )}
          {isOpened ? (
            <Button size="small" onClick={leave}>
              {t('choices.close')}
            </Button>
          ) : (
            <Button
              size="small"
              aria-expanded={isChoosing}
              aria-controls={isChoosing ? choicesId : undefined}
              onClick={() => setChoosing(!isChoosing)}
            >
              {t('question.choose')}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
