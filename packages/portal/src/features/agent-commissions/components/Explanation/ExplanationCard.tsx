import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { DownloadIcon } from '@livery/ui/icons';
import { Waterfall } from '@livery/ui/Waterfall';
import { saveFile } from '#shared/lists/files/save-file.ts';
import type { WholeLine } from '../../agent-commissions.reads.ts';
import { shownRoots } from '../../explanation.rules.ts';
import { fallsOf, type Fall } from '../../waterfall.rules.ts';
import * as card from '../Line/Line.css.ts';
import { StepTree } from './StepTree.tsx';
import { useStepText } from './use-step-text.ts';
import * as styles from './Explanation.css.ts';

/** Explains a line: a chart of its sums, and every step down to the counted figures and the terms. */
export function ExplanationCard({ line }: { line: WholeLine }) {
  const { t } = useTranslation('agent-commissions');
  const { explanation, id } = line;
  const { nameOf, write } = useStepText(explanation);
  const partOf = ({ place, value, isSum }: Fall) => {
    const text = write('amount', value);
    return {
      label: place === null ? t('explanation.atLeastZero') : nameOf(place),
      value,
      text: isSum || value < 0 ? text : `+${text}`,
      isSum,
    };
  };
  const save = () => saveFile(`commission-${id}.json`, new Blob([JSON.stringify(line, null, 2)], { type: 'application/json' }));
  return (
    <section className={card.card} aria-labelledby="line-explanation">
      <div className={card.head}>
        <h2 className={card.title} id="line-explanation">
          {t('explanation.title')}
        </h2>
        <Button size="small" icon={DownloadIcon} onClick={save}>
          {t('explanation.save')}
        </Button>
      </div>
      {fallsOf(explanation).map(({ picture, falls }) => (
        <Waterfall key={picture} caption={t(`explanation.pictures.${picture}`)} parts={falls.map(partOf)} />
      ))}
      <p className={card.text}>{t('explanation.text')}</p>
      <ul className={styles.tree}>
        {shownRoots(explanation).map((place, index) => (
          <StepTree key={place} explanation={explanation} place={place} isOpen={index === 0} />
        ))}
      </ul>
    </section>
  );
}
