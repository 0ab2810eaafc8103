import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { depositsRead, waitingQuery } from '../../deposit.reads.ts';
import { searchOfOne } from '../../deposit.rules.ts';

/** A link back to a deposit that waits for its payment, if there is one. */
export function WaitingDeposit() {
  const { t } = useTranslation('deposit');
  const waiting = useRead(depositsRead, waitingQuery).value?.items[0];
  const { write } = useAmountFormat(waiting?.currency ?? '');
  if (waiting === undefined) return null;
  const action = (
    <ButtonLink size="small" render={(props) => <Link {...props} to={{ search: searchOfOne(waiting.id) }} />}>
      {t('waiting.resumeAction')}
    </ButtonLink>
  );
  return <Notice action={action}>{t('waiting.resume', { amount: write(waiting.amount) })}</Notice>;
}
