import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { RotateCcwIcon } from '@livery/ui/icons';
import type { Funds, Recalled } from '@livery/contract/shapes';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectMoved, selectRecalled } from '../../transfer.state.ts';
import { recallSubmitted } from '../../wallets.slice.ts';
import { Moved } from '../Moved/Moved.tsx';
import { MoveForm } from '../MoveForm/MoveForm.tsx';
import * as styles from './VendorWallets.css.ts';

/** Vendor wallets: return everything with one press, or fill and empty one wallet. */
export function VendorWallets({ funds }: { funds: Funds }) {
  const { t } = useTranslation('transfer');
  const titleId = useId();
  const dispatch = useAppDispatch();
  const recall = useAppSelector(selectSubmission('recallWallets'));
  const recalled = useAppSelector(selectRecalled);
  const moved = useAppSelector(selectMoved);
  const isEmpty = funds.wallets.every(({ balance }) => balance === 0);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} id={titleId}>
            {t('wallets.title')}
          </h2>
          <p className={styles.text}>{t('wallets.text')}</p>
        </div>
        <Button
          icon={RotateCcwIcon}
          onClick={() => dispatch(recallSubmitted({}))}
          loading={recall.status === 'sending' ? t('recall.loading') : undefined}
          disabledReason={isEmpty && recall.status !== 'sending' ? t('recall.nothing') : undefined}
        >
          {t('recall.action')}
        </Button>
      </div>
      <SubmissionNotice submission={recall} title={t('recall.refused')} isSentOnce />
      {recalled !== null && <RecallResults results={recalled} currency={funds.currency} />}
      {moved === null ? <MoveForm funds={funds} /> : <Moved moved={moved} funds={funds} />}
    </section>
  );
}

/** The result per vendor. */
function RecallResults({ results, currency }: { results: readonly Recalled[]; currency: string }) {
  const { t } = useTranslation('transfer');
  const failureText = useFailureText();
  const { write } = useAmountFormat(currency);
  const failures = results.filter(({ code }) => code !== null).length;
  const outcome = failures === 0 ? 'all' : failures === results.length ? 'none' : 'some';
  return (
    <Notice tone={outcome === 'all' ? 'positive' : 'warning'} title={t(`recall.title.${outcome}`)} isLive>
      {results.length === 0 ? (
        t('recall.empty')
      ) : (
        <ul className={styles.results}>
          {results.map(({ vendor, name, amount, code }) => (
            <li key={vendor}>
              <strong>{name}</strong> {code === null ? t('recall.back', { amount: write(amount) }) : failureText({ code })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
