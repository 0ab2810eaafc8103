import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { isChanged, type Line } from '@livery/contract/commission-terms-lines';
import { useToldText, type LineName } from './use-told-text.ts';
import * as styles from './Terms.css.ts';

/** Shows a value in bold with its predecessor struck out, so that it does not depend on colour. */
export function LineValue({ line }: { line: Line<LineName> }) {
  const { t } = useTranslation('agent-contracts');
  const toldText = useToldText();
  const { name, now, before } = line;
  if (!isChanged(line)) return now === null ? null : toldText(name, now);
  return (
    <span className={styles.changed}>
      {now === null ? <span>{t('terms.gone')}</span> : <ins className={styles.now}>{toldText(name, now)}</ins>}
      <span className={styles.before}>
        <VisuallyHidden>{t('terms.before')} </VisuallyHidden>
        {before === null ? <span>{t('terms.wasNone')}</span> : <del>{toldText(name, before)}</del>}
      </span>
    </span>
  );
}
