import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '@livery/contract/shapes';
import { Button } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { ShieldCheckIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { verifyRound, type Verdict } from '../../verify-round.rules.ts';
import * as styles from './RoundDialog.css.ts';

type Proof = NonNullable<PlayedRound['proof']>;

/** The round's seeds, and ways to verify it. */
export function RoundProof({ proof }: { proof: Proof }) {
  const { t } = useTranslation('records');
  const { commitment, serverSeed, clientSeed, nonce, draws, facts } = proof;
  return (
    <>
      <p className={styles.text}>{t('round.promise')}</p>
      <dl className={styles.facts}>
        <Fact name={t('round.commitment')} value={commitment} />
        {serverSeed !== null && <Fact name={t('round.serverSeed')} value={serverSeed} />}
        <Fact name={t('round.clientSeed')} value={clientSeed} />
        <Fact name={t('round.nonce')} value={String(nonce)} />
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      {serverSeed === null ? <Notice>{t('round.hidden')}</Notice> : <Check proof={proof} />}
      <Disclosure label={t('round.how')}>
        <ol className={styles.steps}>
          <li>{t('round.steps.fingerprint')}</li>
          <li>{t('round.steps.draw', { clientSeed, nonce })}</li>
          <li>{t('round.steps.stop', { among: draws.map(({ among }) => among).join(', ') })}</li>
        </ol>
      </Disclosure>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <code className={styles.seed}>{value}</code>
      </dd>
    </div>
  );
}

function Check({ proof }: { proof: Proof }) {
  const { t } = useTranslation('records');
  const [found, setFound] = useState<Verdict | 'unavailable' | 'checking' | null>(null);
  const check = () => {
    setFound('checking');
    // Plain http has no cryptography.
    verifyRound(proof, crypto.subtle).then(setFound, () => setFound('unavailable'));
  };
  return (
    <>
      <div>
        <Button icon={ShieldCheckIcon} size="small" loading={found === 'checking' ? t('round.checking') : undefined} onClick={check}>
          {t('round.check')}
        </Button>
      </div>
      {found !== null && found !== 'checking' && (
        <Notice isLive tone={found === 'fair' ? 'positive' : found === 'unavailable' ? 'info' : 'negative'}>
          {t(`round.${found}`)}
        </Notice>
      )}
    </>
  );
}
