import { useTranslation } from 'react-i18next';
import { Disclosure } from '@livery/ui/Disclosure';
import type { FigureName } from './team-figures.ts';
import * as styles from './team.css.ts';

/** Definitions of a table's figures. */
export function Meanings({ of }: { of: readonly FigureName[] }) {
  const { t } = useTranslation('team');
  return (
    <Disclosure label={t('definitions')}>
      <dl className={styles.meanings}>
        {of.map((name) => (
          <div key={name}>
            <dt className={styles.figure}>{t(`figures.${name}`)}</dt>
            <dd className={styles.meaning}>{t(`meaning.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
