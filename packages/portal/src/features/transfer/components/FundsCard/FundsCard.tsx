import { useTranslation } from 'react-i18next';
import { Amount } from '@livery/ui/Amount';
import { IconButton } from '@livery/ui/IconButton';
import { EyeIcon, EyeOffIcon, RefreshCwIcon } from '@livery/ui/icons';
import type { Funds } from '@livery/contract/shapes';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useMoney } from '#shared/money/use-money.ts';
import type { ReadView } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { balanceToggled, selectIsBalanceHidden } from '#shared/facts/preferences.slice.ts';
import { partsOf } from '../../transfer.rules.ts';
import * as styles from './FundsCard.css.ts';

/** The member's total and its parts. */
export function FundsCard({ funds, view }: { funds: Funds; view: ReadView<Funds> }) {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const isHidden = useAppSelector(selectIsBalanceHidden);
  const money = useMoney();
  const { total, parts } = partsOf(funds);
  const amount = (value: number) => (
    <Amount
      value={money(value, funds.currency)}
      symbol={funds.currencySymbol}
      tone="inherit"
      masked={isHidden}
      maskedLabel={t('funds.hidden')}
    />
  );
  return (
    <section className={styles.card} aria-label={t('funds.title')}>
      <div className={styles.head}>
        <div className={styles.total}>
          <span className={styles.soft}>{t('funds.total')}</span>
          <span className={styles.huge}>{amount(total)}</span>
        </div>
        <div className={styles.actions}>
          <IconButton
            variant="band"
            icon={isHidden ? EyeOffIcon : EyeIcon}
            label={t(isHidden ? 'funds.show' : 'funds.hide')}
            onClick={() => dispatch(balanceToggled())}
          />
          <IconButton
            variant="band"
            icon={RefreshCwIcon}
            label={t(view.status === 'loading' ? 'funds.refreshing' : 'funds.refresh')}
            onClick={view.retry}
          />
        </div>
      </div>
      {total > 0 && !isHidden && (
        <div className={styles.bar} aria-hidden="true">
          {parts
            .filter(({ amount: share }) => share > 0)
            .map(({ part, amount: share }) => (
              <span key={part} className={styles.share[part]} style={{ flexGrow: share / total }} />
            ))}
        </div>
      )}
      <dl className={styles.parts}>
        {parts.map(({ part, amount: share }) => (
          <div key={part} className={styles.part}>
            <dt className={styles.name}>
              <span className={styles.swatch[part]} aria-hidden="true" />
              {t(`funds.parts.${part}`)}
            </dt>
            <dd className={styles.amount}>{amount(share)}</dd>
          </div>
        ))}
      </dl>
      {view.status === 'failed' && <output className={styles.soft}>{t('funds.stale', { reason: errorText(view.failure.code) })}</output>}
    </section>
  );
}
