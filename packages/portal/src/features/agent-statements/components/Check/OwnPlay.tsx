import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isDay } from '@livery/contract/zoned-days';
import { Button } from '@livery/ui/Button';
import { DateField } from '@livery/ui/DateField';
import { Notice } from '@livery/ui/Notice';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useCurrency } from '#shared/money/use-currency.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useToday } from '#shared/time/use-today.ts';
import { checksLeft, ownCheckWanted, selectOwnCheck } from '../../agent-statements.slice.ts';
import { sumPlay, type CheckedLeaf } from '../../proof.rules.ts';
import * as styles from './Check.css.ts';

/** Lets players check that their own play of a day is counted. */
export function OwnPlay() {
  const { t } = useTranslation('agent-statements');
  const dispatch = useAppDispatch();
  const yesterday = addDays(useToday(), -1);
  const [day, setDay] = useState(yesterday);
  const check = useAppSelector(selectOwnCheck);
  useEffect(() => () => void dispatch(checksLeft()), [dispatch]);
  const start = () => {
    if (isDay(day)) dispatch(ownCheckWanted(day));
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('own.title')}</h2>
      <p className={styles.text}>{t('own.text')}</p>
      <form
        className={styles.facts}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <DateField label={t('own.day')} value={day} max={yesterday} onChange={setDay} required />
        <div className={styles.act}>
          <Button type="submit" loading={check.status === 'loading' ? t('own.loading') : undefined}>
            {t('check.submit')}
          </Button>
        </div>
      </form>
      {check.status === 'failed' && <ReadFailure failure={check.failure} onRetry={start} />}
      {check.status === 'ready' && <Outcome leaves={check.value} />}
    </section>
  );
}

function Outcome({ leaves }: { leaves: readonly CheckedLeaf[] | null }) {
  const { t } = useTranslation('agent-statements');
  const { code } = useCurrency();
  const money = useMoneyText();
  const [first] = leaves ?? [];
  if (leaves === null || first === undefined) return <Notice isLive>{t(leaves === null ? 'own.notPublished' : 'own.notPlayed')}</Notice>;
  const { validStake, result } = sumPlay(leaves);
  const isRight = leaves.every(({ isCounted }) => isCounted);
  return (
    <Notice tone={isRight ? 'positive' : 'negative'} isLive>
      <p>{isRight ? t('own.right', { stake: money(validStake, code), result: money(result, code) }) : t('own.wrong')}</p>
      <p className={styles.hash}>{t('own.name', { name: first.player })}</p>
    </Notice>
  );
}
