import { useTranslation } from 'react-i18next';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { rebateShare } from '../../choosing/group.rules.ts';
import { useOddsText } from '../../choosing/use-play-text.ts';
import type { Board, Ticket } from '../../lottery-desk.api.ts';
import * as styles from './Tickets.css.ts';

/** A ticket's prize group, and its rebate besides the prizes. */
export function TicketGroup({ ticket, board }: { ticket: Ticket; board: Board }) {
  const { t } = useTranslation('lottery-desk');
  const write = useOddsText();
  const moneyText = useMoneyText();
  const { prizeGroup, ownGroup, rebate, state } = ticket;
  const parts = rebateShare({ ownGroup, playedGroup: prizeGroup });
  const share = write.share(parts);
  return (
    <p className={styles.soft}>
      <span>{t('tickets.group', { group: prizeGroup })}</span>
      {parts > 0 && state === 'open' && <span>{` · ${t('tickets.rebate', { share })}`}</span>}
      {parts > 0 && rebate !== null && <span>{` · ${t('tickets.rebateOf', { share, amount: moneyText(rebate, board.unit) })}`}</span>}
    </p>
  );
}
