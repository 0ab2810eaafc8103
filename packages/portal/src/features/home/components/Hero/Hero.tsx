import { ButtonLink } from '@livery/ui/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandScene } from '#shared/pages/BrandScene/BrandScene.tsx';
import { useBrand } from '#shared/pages/brand.tsx';
import { textKey } from '../../home.rules.ts';
import * as styles from './Hero.css.ts';
import { LiveWins } from './LiveWins.tsx';

/** The brand's own picture and text. Line art also shows live numbers. */
export function Hero({ isMoving }: { isMoving: boolean }) {
  const { t } = useTranslation('home');
  const { hero, layout } = useBrand();
  return (
    <BrandScene
      title={t(textKey(hero.titleKey), { defaultValue: '' })}
      text={t(textKey(hero.textKey), { defaultValue: '' })}
      action={
        <div className={styles.action}>
          <ButtonLink
            variant="action"
            size={layout.hero === 'type' ? 'large' : 'medium'}
            render={(props) => <Link {...props} to={hero.link} />}
          >
            {t('hero.action')}
          </ButtonLink>
        </div>
      }
    >
      {layout.hero === 'type' && <LiveWins isMoving={isMoving} />}
    </BrandScene>
  );
}
