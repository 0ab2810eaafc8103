import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { ShieldCheckIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import type { PrizeProof } from '@livery/contract/shapes';
import { verifyPrize } from '../../prize.rules.ts';
import * as styles from './Odds.css.ts';

/** The proof of a prize, verified in this browser. */
export function Proof({ proof }: { proof: PrizeProof }) {
  const { t } = useTranslation('rewards');
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const check = async () => setVerdict(await verifyPrize(proof));
  return (
    <Disclosure label={t('proof.title')}>
      <div className={styles.odds}>
        <p>{t('proof.text')}</p>
        <dl className={styles.odds}>
          <Fact term={t('proof.commitment')} value={proof.commitment} />
          <Fact term={t('proof.serverSeed')} value={proof.serverSeed} />
          <Fact term={t('proof.clientSeed')} value={`${proof.ticketId}:${proof.clientSeed}`} />
          <Fact term={t('proof.weights')} value={proof.weights.join(' · ')} />
          <Fact term={t('proof.picked')} value={String(proof.picked + 1)} />
        </dl>
        <Button icon={ShieldCheckIcon} onClick={() => void check()}>
          {t('proof.check')}
        </Button>
        {verdict !== null && (
          <Notice tone={verdict ? 'positive' : 'negative'} isLive>
            {t(verdict ? 'proof.fair' : 'proof.unfair')}
          </Notice>
        )}
      </div>
    </Disclosure>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className={styles.prize}>{term}</dt>
      <dd className={styles.soft}>{value}</dd>
    </div>
  );
}
