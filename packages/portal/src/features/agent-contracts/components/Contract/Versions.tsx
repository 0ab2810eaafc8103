import { useTranslation } from 'react-i18next';
import { Disclosure } from '@livery/ui/Disclosure';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { WholeAgreement } from '../../agent-contracts.reads.ts';
import { TermsView } from '../Terms/TermsView.tsx';
import * as styles from './Contract.css.ts';

/** Every version of the terms, newest first, each with its changes. */
export function Versions({ versions }: Pick<WholeAgreement, 'versions'>) {
  const { t } = useTranslation('agent-contracts');
  const dayText = useDateText({ dateStyle: 'medium' });
  if (versions.length === 0) return null;
  const byNumber = new Map(versions.map((version) => [version.number, version]));
  return (
    <section className={styles.card} aria-labelledby="contract-versions">
      <h3 className={styles.title} id="contract-versions">
        {t('page.versions')}
      </h3>
      <div>
        {versions
          .toSorted((one, other) => other.number - one.number)
          .map(({ number, terms, hash, from, until }) => (
            <Disclosure
              key={number}
              label={t('page.versionOf', { number })}
              detail={
                <span className={styles.name}>
                  {until === null
                    ? t('page.from', { date: dayText(from) })
                    : t('page.fromTo', { from: dayText(from), until: dayText(until) })}
                </span>
              }
            >
              <div className={styles.dialog}>
                <TermsView terms={terms} former={byNumber.get(number - 1)?.terms ?? null} />
                <p className={styles.hash}>
                  {t('page.hash')}: <span translate="no">{hash}</span>
                </p>
              </div>
            </Disclosure>
          ))}
      </div>
    </section>
  );
}
