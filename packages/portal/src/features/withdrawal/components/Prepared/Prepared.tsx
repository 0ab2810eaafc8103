import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { ClockIcon } from '@livery/ui/icons';
import { PaymentMark } from '@livery/ui/PaymentMark';
import { MoneyReceipt } from '#shared/money/MoneyReceipt.tsx';
import { payoutMarks } from '#shared/money/payout/payout-marks.ts';
import { momentInFull, useDateText } from '#shared/time/use-date-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { withdrawalBegun, type PreparedAccount } from '../../withdrawal.slice.ts';

/** Replaces the form while the new account has to wait. Nothing has been withdrawn yet. */
export function Prepared({ account: { kind, institution, number, holder, heldUntil } }: { account: PreparedAccount }) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const momentText = useDateText(momentInFull);
  return (
    <MoneyReceipt
      title={t('prepared.title')}
      icon={ClockIcon}
      tone="calm"
      facts={[
        { name: t('done.to'), value: `${institution ?? t('card.pix')} ${number}`, mark: <PaymentMark kind={payoutMarks[kind]} /> },
        { name: t('prepared.holder'), value: holder },
        { name: t('prepared.from'), value: momentText(heldUntil ?? '') },
      ]}
      actions={
        <>
          <ButtonLink variant="action" render={(props) => <Link {...props} to="/" />}>
            {t('list.emptyAction')}
          </ButtonLink>
          <Button onClick={() => dispatch(withdrawalBegun())}>{t('prepared.back')}</Button>
        </>
      }
    >
      <p>{t('prepared.text')}</p>
    </MoneyReceipt>
  );
}
