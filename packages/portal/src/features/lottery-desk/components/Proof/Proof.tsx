import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { CopyButton } from '@livery/ui/CopyButton';
import { EmptyState } from '@livery/ui/EmptyState';
import { CircleAlertIcon, CircleCheckIcon } from '@livery/ui/icons';
import { Icon } from '@livery/ui/Icon';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { shortNumber } from '../../board.rules.ts';
import type { ArchivedDraw, Board } from '../../lottery-desk.api.ts';
import { drawsRead } from '../../lottery-desk.reads.ts';
import { useProof } from '../../use-proof.ts';
import { Balls } from '../Balls/Balls.tsx';
import * as styles from './Proof.css.ts';

/** The archived draw of an issue, drawn again in the browser. */
export function Proof({ board, draw }: { board: Board; draw: string }) {
  const { t } = useTranslation('lottery-desk');
  const [params] = useSearchParams();
  const isNumber = /^\d{8}-\d{1,5}$/.test(draw);
  const page = useRead(drawsRead, isNumber ? { game: board.nodeId, issue: draw, limit: 1 } : null);
  const rest = new URLSearchParams(params);
  rest.delete('draw');
  return (
    <section className={styles.proof} aria-labelledby="lottery-proof">
      <Link className={styles.back} to={{ search: `?${rest.toString()}` }}>
        {t('proof.back')}
      </Link>
      <h2 className={styles.title} id="lottery-proof">
        {t('proof.title', { draw: shortNumber(draw) })}
      </h2>
      <p className={styles.lead}>{t('proof.lead')}</p>
      {isNumber ? (
        <Loaded of={page} onRetry={page.retry} label={t('proof.loading')} skeleton={<Skeleton shape="block" />}>
          {({ items }) => (items[0] === undefined ? <EmptyState sentence={t('proof.none')} /> : <Checks draw={items[0]} board={board} />)}
        </Loaded>
      ) : (
        <EmptyState sentence={t('proof.none')} />
      )}
    </section>
  );
}

function Checks({ draw, board }: { draw: ArchivedDraw; board: Board }) {
  const { t } = useTranslation('lottery-desk');
  const checked = useProof(draw);
  const { entry } = draw;
  const facts = [
    ['commitment', entry.commitment],
    ['seed', entry.seed],
    ['signature', entry.signature],
    ['previous', draw.previous],
    ['hash', draw.hash],
  ] as const;
  const isWhole = checked !== null && checked.commitment && checked.numbers && checked.hash;
  return (
    <>
      <Balls kind={board.kind} numbers={entry.numbers} animal={board.results[0]?.animal ?? 0} />
      {checked === null ? (
        <Notice>{t('proof.checking')}</Notice>
      ) : (
        <Notice tone={isWhole ? 'positive' : 'negative'} title={t('proof.checks')} isLive>
          <ul className={styles.checks}>
            {(['commitment', 'numbers', 'hash'] as const).map((part) => (
              <li key={part} className={styles.check}>
                <Icon icon={checked[part] ? CircleCheckIcon : CircleAlertIcon} size="small" />
                <span>
                  {t(`proof.${part}Ok`)}: {t(checked[part] ? 'proof.held' : 'proof.broken')}
                </span>
              </li>
            ))}
          </ul>
          {!isWhole && <p>{t('proof.bad')}</p>}
        </Notice>
      )}
      <p className={styles.lead}>{t('proof.beacon', { round: entry.round })}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{t(`proof.${name}`)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd>
              <CopyButton
                size="small"
                variant="quiet"
                text={value}
                label={t('proof.copy', { name: t(`proof.${name}`) })}
                copiedLabel={t('proof.copied')}
                failedLabel={t('proof.copyFailed')}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
