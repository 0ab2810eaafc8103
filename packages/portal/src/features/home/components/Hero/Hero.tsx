import { ButtonLink } from '@livery/ui/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#shared/parts/brand.tsx';
import { textKey } from '../../home.rules.ts';
import * as styles from './Hero.css.ts';
import { HeroArt } from './HeroArt.tsx';
import { LiveWins } from './LiveWins.tsx';

/** The brand's own picture and words: a scene with the headline inside, large type over line-art with live numbers, or words beside the picture. */
export function Hero({ isMoving }: { isMoving: boolean }) {
  const { t } = useTranslation('home');
  const { hero, layout } = useBrand();
  return (
    <div className={styles.hero({ kind: layout.hero })}>
      <HeroArt kind={layout.hero} />
      <div className={styles.words({ kind: layout.hero })}>
        <h1 className={styles.title({ kind: layout.hero })}>{t(textKey(hero.titleKey), { defaultValue: '' })}</h1>
        <p className={styles.text({ kind: layout.hero })}>{t(textKey(hero.textKey), { defaultValue: '' })}</p>
        <div className={styles.action}>
          <ButtonLink
            variant="action"
            size={layout.hero === 'type' ? 'large' : 'medium'}
            render={(props) => <Link {...props} to={hero.link} />}
          >
            {t('hero.action')}
          </ButtonLink>
        </div>
      </div>
      {layout.hero === 'type' && <LiveWins isMoving={isMoving} />}
    </div>
  );
}
