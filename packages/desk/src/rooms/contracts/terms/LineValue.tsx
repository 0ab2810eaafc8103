import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { isChanged, type Line } from '@livery/contract/commission-terms-lines';
import * as styles from './Terms.css.ts';
import { termsTexts as texts, type LineName } from './terms.texts.ts';
import { toldText } from './told-text.ts';

/** Shows a value in bold with its predecessor struck out, so that it does not depend on colour. */
export function LineValue({ line, unit }: { line: Line<LineName>; unit: string }) {
  const { name, now, before } = line;
  if (!isChanged(line)) return now === null ? null : toldText(name, now, unit);
  return (
    <span className={styles.changed}>
      {now === null ? <span>{texts.gone}</span> : <ins className={styles.now}>{toldText(name, now, unit)}</ins>}
      <span className={styles.before}>
        <VisuallyHidden>{texts.before} </VisuallyHidden>
        {before === null ? <span>{texts.wasNone}</span> : <del>{toldText(name, before, unit)}</del>}
      </span>
    </span>
  );
}
