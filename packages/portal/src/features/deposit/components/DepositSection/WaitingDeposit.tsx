import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { useAmountHabit } from '#shared/forms/use-amount-habit.ts';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { addressOfDeposit } from '../../deposit.rules.ts';
import { selectWaiting } from '../../deposit.selectors.ts';

/** The way back to a deposit that waits for its payment, if there is one. */
export function WaitingDeposit() {
  const { t } = useTranslation('deposit');
  const waiting = useAppSelector(selectWaiting).value?.[0];
  const { write } = useAmountHabit(waiting?.currency ?? '');
  if (waiting === undefined) return null;
  const action = (
    <ButtonLink size="small" render={(props) => <Link {...props} to={addressOfDeposit(waiting.id)} />}>
      {t('waiting.resumeAction')}
    </ButtonLink>
  );
  return <Notice action={action}>{t('waiting.resume', { amount: write(waiting.amount) })}</Notice>;
}
