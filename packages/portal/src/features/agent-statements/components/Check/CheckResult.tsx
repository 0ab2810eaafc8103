import { useTranslation } from 'react-i18next';
import type { ValueOf } from '@livery/contract/shapes';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { checkRead } from '../../agent-statements.reads.ts';
import type { InspectedFile } from '../../statement-file.rules.ts';
import { usePeriodText } from '../../use-period-text.ts';
import * as styles from './Check.css.ts';

/** The site's answer about a hash, and the file's own content. */
export function CheckResult({ hash, file }: { hash: string; file: InspectedFile | null }) {
  const { t } = useTranslation('agent-statements');
  const check = useRead(checkRead, { hash });
  return (
    <section className={styles.card}>
      <Loaded of={check} onRetry={check.retry} label={t('check.loading')} skeleton={<Skeleton shape="block" />}>
        {({ statement }) =>
          statement === null ? (
            <Notice tone="negative" isLive>
              {t('check.unknown')}
            </Notice>
          ) : (
            <Known statement={statement} />
          )
        }
      </Loaded>
      {file !== null && <Arithmetic of={file} />}
      <p className={styles.hash} translate="no">
        {hash}
      </p>
    </section>
  );
}

function Known({ statement }: { statement: NonNullable<ValueOf<'checkStatement'>['statement']> }) {
  const { t } = useTranslation('agent-statements');
  const periodText = usePeriodText();
  const { number, kind, position, next } = statement;
  const facts = [
    [t('check.of'), t(`check.ofKinds.${kind}`)],
    [t('check.period'), periodText(statement)],
    [t('check.place'), String(position)],
    [t('check.next'), next === null ? t('check.last') : t('check.nextNumber', { number: next })],
  ];
  return (
    <>
      <Notice tone="positive" isLive>
        {t('check.known', { number })}
      </Notice>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Arithmetic({ of: { name, arithmetic } }: { of: InspectedFile }) {
  const { t } = useTranslation('agent-statements');
  return (
    <Notice tone={arithmetic === 'added' ? 'positive' : 'negative'} title={name}>
      {t(`check.${arithmetic}`)}
    </Notice>
  );
}
