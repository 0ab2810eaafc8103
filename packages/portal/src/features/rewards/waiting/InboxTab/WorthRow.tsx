import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CoinsIcon } from '@livery/ui/icons';
import { useRead } from '#shared/reads/use-read.ts';
import type { WaitingWorth } from '#shared/ports/waiting.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { RewardArt } from '../../components/RewardArt/RewardArt.tsx';
import { centreRead } from '../../rewards.reads.ts';
import * as styles from './InboxTab.css.ts';

/** Something of value that is used on its own page. */
export function WorthRow({ worth: { title, worth, action, to } }: { worth: WaitingWorth }) {
  return (
    <Row
      picture={<Icon icon={CoinsIcon} size="large" />}
      title={title}
      text={worth}
      action={
        <ButtonLink block render={(props) => <Link {...props} to={to} />}>
          {action}
        </ButtonLink>
      }
    />
  );
}

/** Tickets that can be played now, one row per pool. Raffle tickets wait for their draw. */
export function TicketRows() {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const { value: centre } = useRead(centreRead, {});
  return centre?.pools.map(({ id, kind, title }) => {
    const count = centre.tickets.filter(({ poolId }) => poolId === id).length;
    if (kind === 'raffle' || count === 0) return null;
    return (
      <Row
        key={id}
        picture={<RewardArt kind="tickets" />}
        title={title}
        text={t(`tickets.${kind}`, { count })}
        action={
          <Button block data-opens="openPrize" onClick={() => dispatch(dialogRequested({ kind: 'openPrize', poolId: id }))}>
            {t(`openings.${kind}.play`)}
          </Button>
        }
      />
    );
  });
}

interface RowProps {
  picture: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

function Row({ picture, title, text, action }: RowProps) {
  return (
    <li className={styles.tile}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.facts}>{text}</span>
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
