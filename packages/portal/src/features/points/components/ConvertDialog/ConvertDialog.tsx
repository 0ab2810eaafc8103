import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Icon } from '@livery/ui/Icon';
import { ArrowRightIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { PaymentPasswordField } from '#shared/forms/PaymentPasswordField.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { convert, quickPoints, readPoints } from '../../points.rules.ts';
import { orderOpened, convertSubmitted, selectOrdered } from '../../points.slice.ts';
import { type Mall, useMall } from '../../use-mall.ts';
import { usePointsText } from '../../use-points-text.ts';
import * as styles from './ConvertDialog.css.ts';

/** Converts points to cash, with a live preview. */
export function Dialog({ onClose }: RequestedDialogProps<'convertPoints'>) {
  const { t } = useTranslation(['points', 'common']);
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { value: mall } = useMall();
  const { status } = useFreshSubmission('convertPoints');
  const converted = useAppSelector(selectOrdered);
  useEffect(() => {
    dispatch(orderOpened());
  }, [dispatch]);
  return (
    <Modal open onClose={onClose} title={t('convert.title')} closeLabel={t('common:actions.close')} dismissible={status !== 'sending'}>
      {converted !== null ? (
        <div className={styles.form}>
          <Notice tone="positive" title={t('convert.done')} isLive>
            {t('convert.doneText', { amount: moneyText(converted.amount ?? 0, converted.currency) })}
          </Notice>
          <Button block onClick={onClose}>
            {t('redeem.back')}
          </Button>
        </div>
      ) : (
        mall !== undefined && <ConvertForm mall={mall} onLeave={onClose} />
      )}
    </Modal>
  );
}

function ConvertForm({ mall: { balance, rules }, onLeave }: { mall: Mall; onLeave: () => void }) {
  const { t } = useTranslation(['points', 'forms']);
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const submission = useAppSelector(selectSubmission('convertPoints'));
  const { conversion, currency, hasPaymentPassword } = rules;
  const quick = quickPoints(balance, conversion);
  useReloadGuard();
  const reckon = (text: string) => {
    const points = readPoints(text);
    return points === null ? ('unread' as const) : convert(points, balance, conversion);
  };
  const sentences = {
    unread: t('convert.unread'),
    minimum: t('convert.minimum', { points: pointsText(conversion.minimum) }),
    multiple: t('convert.multiple', { points: pointsText(conversion.points) }),
    balance: t('convert.balance', { points: pointsText(balance) }),
    daily: t('convert.daily', { points: pointsText(conversion.left) }),
  };
  const form = useServerForm({
    spec: {
      points: {
        check: (text) => {
          const brought = reckon(String(text));
          return typeof brought === 'number' ? null : { text: brought };
        },
      },
      paymentPassword: { required: hasPaymentPassword },
    },
    defaultValues: { points: '', paymentPassword: '' },
    submission,
    onSubmit: ({ points, paymentPassword }) => {
      const amount = reckon(points);
      if (typeof amount !== 'number' || !hasPaymentPassword) return;
      dispatch(convertSubmitted({ points: readPoints(points) ?? 0, amount, paymentPassword }));
    },
    say: (problem) => {
      if (Object.hasOwn(sentences, problem.text)) return sentences[problem.text as keyof typeof sentences];
      return problemText(problem);
    },
  });
  const typed = useWatch({ control: form.control, name: 'points' }) ?? '';
  const brought = reckon(typed);
  const amount = typeof brought === 'number' ? brought : 0;
  const isAtField = submission.status === 'refused' && submission.failure.fields !== undefined;
  if (quick.length === 0)
    return (
      <Notice
        tone="info"
        action={
          <Link to="/" onClick={onLeave}>
            {t('redeem.play')}
          </Link>
        }
      >
        {conversion.left < conversion.minimum ? t('convert.dayOver') : t('convert.tooFew', { points: pointsText(conversion.minimum) })}
      </Notice>
    );
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.soft}>
        {t('convert.rate', { points: pointsText(conversion.points), amount: moneyText(conversion.amount, currency) })}
      </p>
      <Controller
        control={form.control}
        name="points"
        render={({ field }) => (
          <>
            <TextField
              {...field}
              {...form.marks('points')}
              label={t('convert.points')}
              hint={t('convert.have', { points: pointsText(balance), left: pointsText(conversion.left) })}
              inputMode="numeric"
              autoComplete="off"
            />
            <fieldset className={styles.quick} aria-label={t('convert.quick')}>
              {quick.map((points) => (
                <Button key={points} size="small" onClick={() => field.onChange(String(points))}>
                  {pointsText(points)}
                </Button>
              ))}
            </fieldset>
          </>
        )}
      />
      <output className={styles.reckoning} aria-label={t('convert.reckoning')}>
        <span className={styles.side}>
          <span className={styles.figure}>{pointsText(readPoints(typed) ?? 0)}</span>
          <span className={styles.unit}>{t('convert.unit')}</span>
        </span>
        <Icon icon={ArrowRightIcon} />
        <span className={styles.side}>
          <span className={styles.figure}>{moneyText(amount, currency)}</span>
          <span className={styles.unit}>{t('convert.cash')}</span>
        </span>
      </output>
      <PaymentPasswordField hasPassword={hasPaymentPassword} field={form.field('paymentPassword')} />
      {!isAtField && (
        <SubmissionNotice
          submission={submission}
          title={t('convert.refused')}
          isSentOnce
          sentences={{ INSUFFICIENT_BALANCE: sentences.balance, PRICE_CHANGED: t('convert.rateChanged') }}
        />
      )}
      <Button
        type="submit"
        variant="action"
        size="large"
        block
        disabledReason={hasPaymentPassword ? undefined : t('forms:paymentPassword.none')}
        loading={submission.status === 'sending' ? t('redeem.sending') : undefined}
      >
        {amount > 0 ? t('convert.submitAmount', { amount: moneyText(amount, currency) }) : t('convert.submit')}
      </Button>
    </form>
  );
}
