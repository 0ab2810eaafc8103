import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isDay } from '@livery/contract/zoned-days';
import { Button } from '@livery/ui/Button';
import { DateField } from '@livery/ui/DateField';
import { Notice } from '@livery/ui/Notice';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { section } from '#shared/team/team.css.ts';
import { useToday } from '#shared/time/use-today.ts';
import { checksLeft, selectCheckedCount, selectTeamCheck, teamCheckWanted } from '../../agent-statements.slice.ts';
import { CheckedTeam } from './CheckedTeam.tsx';
import * as styles from './Proof.css.ts';

/** Lets the browser check that a day's proof includes every player of the agent's team. */
export function ProofPage() {
  const { t } = useTranslation('agent-statements');
  const dispatch = useAppDispatch();
  const yesterday = addDays(useToday(), -1);
  const [day, setDay] = useState(yesterday);
  const check = useAppSelector(selectTeamCheck);
  const count = useAppSelector(selectCheckedCount);
  useEffect(() => () => void dispatch(checksLeft()), [dispatch]);
  const start = () => {
    if (isDay(day)) dispatch(teamCheckWanted(day));
  };
  return (
    <div className={section}>
      <p className={styles.about}>{t('proof.about')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <DateField label={t('proof.day')} value={day} max={yesterday} onChange={setDay} required />
        <div className={styles.act}>
          <Button type="submit" variant="action" loading={check.status === 'loading' ? t('proof.checking') : undefined}>
            {t('proof.check')}
          </Button>
        </div>
      </form>
      {check.status === 'loading' && count > 0 && <p aria-live="polite">{t('proof.progress', { count })}</p>}
      {check.status === 'failed' && <ReadFailure failure={check.failure} onRetry={start} />}
      {check.status === 'ready' && (check.value === null ? <Notice isLive>{t('proof.none')}</Notice> : <CheckedTeam day={check.value} />)}
    </div>
  );
}
