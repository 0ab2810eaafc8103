import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Countdown } from '@livery/ui/Countdown';
import { Icon } from '@livery/ui/Icon';
import { ClockIcon, TicketIcon } from '@livery/ui/icons';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import type { Game, ValueOf } from '@livery/contract/shapes';
import { Picture } from '#shared/pages/Picture.tsx';
import { useTimeLeftText } from '#shared/time/use-time-left-text.ts';
import { ballsOf } from '../../lottery-hall.rules.ts';
import * as styles from './LotteryCard.css.ts';

type Opened = ValueOf<'openedNumbers'>['list'][number];

interface LotteryCardProps {
  game: Game;
  /** Null before its first draw, or while unknown. */
  opened: Opened | null;
  /** The gateway clock's lead over the device's. Missing while unknown. */
  clockOffset: number | undefined;
  onPlay: () => void;
}

/** A lottery with its next draw and latest numbers. The name is the button, which covers the whole card. */
export function LotteryCard({ game, opened, clockOffset, onPlay }: LotteryCardProps) {
  const { t } = useTranslation('lottery-hall');
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture
            className={styles.cover}
            src={game.showIcon ?? game.iconUrl ?? undefined}
            alt=""
            width={160}
            height={160}
            loading="lazy"
            decoding="async"
            broken={<Icon icon={TicketIcon} size="large" />}
          />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <button type="button" className={styles.press} data-opens="game" onClick={onPlay} dir="auto">
              {game.gameName || game.nodeName}
            </button>
          </h3>
          {game.maintenance ? (
            <Badge tone="neutral">{t('maintenance')}</Badge>
          ) : (
            opened?.nextDrawsAt !== undefined && clockOffset !== undefined && <NextDraw at={opened.nextDrawsAt} clockOffset={clockOffset} />
          )}
        </div>
      </div>
      <Numbers opened={opened} />
    </article>
  );
}

function NextDraw({ at, clockOffset }: { at: number; clockOffset: number }) {
  const { t } = useTranslation('lottery-hall');
  const timeLeft = useTimeLeftText();
  return (
    <p className={styles.next}>
      <Icon icon={ClockIcon} size="small" />
      <span>{t('nextDraw')}</span>
      <strong className={styles.clock}>
        <Countdown
          key={at}
          until={at}
          clockOffset={clockOffset}
          label={t('nextDraw')}
          format={(left) => (Object.values(left).every((part) => part === 0) ? t('drawing') : timeLeft(left))}
        />
      </strong>
    </p>
  );
}

function Numbers({ opened }: { opened: Opened | null }) {
  const { t } = useTranslation('lottery-hall');
  const balls = opened === null ? [] : ballsOf(opened.kind, opened.opened);
  if (opened === null || balls.length === 0) return <p className={styles.none}>{t('noNumbers')}</p>;
  const isPrize = opened.kind.startsWith('VN');
  return (
    <div className={styles.numbers}>
      <VisuallyHidden>{t('latest', { issue: opened.numero })}</VisuallyHidden>
      {isPrize && <span className={styles.special}>{t('special')}</span>}
      <ol className={styles.balls}>
        {balls.map(({ text, isSpecial }, place) => (
          <li key={place} className={isPrize ? styles.prize : isSpecial ? styles.specialBall : styles.ball}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
