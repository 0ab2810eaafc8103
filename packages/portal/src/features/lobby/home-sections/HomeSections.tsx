import { Children, memo, useDeferredValue, useRef, type ReactNode } from 'react';
import { ButtonLink } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { ArrowRightIcon } from '@livery/ui/icons';
import { Rail } from '@livery/ui/Rail';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { selectHome, type Section } from '../lobby.selectors.ts';
import { sectionRetried } from '../lobby.slice.ts';
import { addressOf, placeOfType, type LobbyType } from '../lobby-place.rules.ts';
import { homeListSize } from '../lobby.rules.ts';
import { GameTile } from '../components/GameTile/GameTile.tsx';
import { TileRoom } from '../components/GameTile/TileRoom.tsx';
import { useTypeName } from '../components/Lobby/use-type-name.ts';
import { GridSection } from './GridSection.tsx';
import * as styles from './HomeSections.css.ts';
import { useBehindLogin } from './use-behind-login.ts';
import { useRenderAhead } from './use-render-ahead.ts';
import { useRendering } from './use-rendering.ts';

export function HomeSections() {
  // React renders deferred tiles in slices, so that taps are handled in between.
  const { sections, failed } = useDeferredValue(useBehindLogin(useAppSelector(selectHome)));
  const ahead = useRenderAhead(sections);
  return (
    <div className={styles.sections}>
      {sections.map((section, index) => (
        <HomeSection key={section.id} section={section} isFirst={index === 0} mayRenderAhead={index < ahead} />
      ))}
      {failed.length > 0 && <Failed sections={failed} />}
    </div>
  );
}

interface HomeSectionProps {
  section: Section;
  isFirst: boolean;
  mayRenderAhead: boolean;
}

/** The heading renders at once, the tiles when near the viewport or when the page is idle. */
const HomeSection = memo(function HomeSection({ section, isFirst, mayRenderAhead }: HomeSectionProps) {
  const { t } = useTranslation('lobby');
  const title = useSectionTitle(section.id);
  const more = (
    <span className={styles.more}>
      <ButtonLink
        variant="quiet"
        iconEnd={ArrowRightIcon}
        aria-label={t('sections.moreOf', { title })}
        render={(props) => <Link {...props} to={addressOf(placeOfType(section.id))} />}
      >
        {t('sections.more')}
      </ButtonLink>
    </span>
  );
  const { id, failure, isLoading, games } = section;
  const box = useRef<HTMLDivElement>(null);
  const rendering = useRendering(box, { id, isFirst, mayRenderAhead });
  const isRoom = rendering.stage === 'room';
  const pictures = rendering.stage === 'ahead' ? 'later' : isFirst ? null : 'lazy';
  return (
    <div
      ref={box}
      className={rendering.stage === 'ahead' ? styles.ahead : undefined}
      style={rendering.stage === 'ahead' ? { containIntrinsicBlockSize: `auto ${rendering.height}px` } : undefined}
      aria-busy={(failure === null && (isLoading || isRoom)) || undefined}
    >
      {isLoading && !isRoom && (
        <output>
          <VisuallyHidden>{t('grid.loading')}</VisuallyHidden>
        </output>
      )}
      <Slider title={title} action={more} isSingle={failure !== null}>
        {failure !== null ? (
          <Failed sections={[section]} />
        ) : isRoom || isLoading ? (
          Array.from({ length: isLoading ? homeListSize : games.length }, (_, index) => <TileRoom key={index} />)
        ) : (
          games.map((game, index) => (
            <GameTile key={game.nodeId} game={game} picture={pictures ?? (index < homeListSize ? 'eager' : 'lazy')} />
          ))
        )}
      </Slider>
    </div>
  );
});

/** One message for all of them. */
function Failed({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation(['lobby', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  return (
    <ErrorState
      sentence={errorText(sections[0]?.failure?.code ?? 'UNKNOWN')}
      retryLabel={t('grid.retry')}
      onRetry={() => sections.forEach(({ id }) => dispatch(sectionRetried(id)))}
    />
  );
}

function useSectionTitle(id: LobbyType): string {
  const { t } = useTranslation('lobby');
  const typeName = useTypeName();
  return id === 'HOT' || id === 'RECENT' || id === 'FAV' ? t(`sections.${id}`) : typeName(id);
}

interface SliderProps {
  title: string;
  action: ReactNode;
  /** A single entry as wide as the section. */
  isSingle: boolean;
  children: ReactNode;
}

/**
 * The brand's style: a rail of large covers, a dense grid that scrolls sideways on narrow screens, or a large cover
 * beside small ones.
 */
function Slider({ title, action, isSingle, children }: SliderProps) {
  const { t } = useTranslation('lobby');
  const { layout } = useBrand();
  if (isSingle || layout.lobby !== 'rails') {
    return (
      <GridSection title={title} action={action} isSingle={isSingle}>
        {children}
      </GridSection>
    );
  }
  return (
    <div className={styles.rail}>
      <Rail title={title} action={action} previousLabel={t('sections.previous')} nextLabel={t('sections.next')} itemWidth="auto">
        {Children.map(children, (child) => (
          <div className={styles.railItem[layout.tile]}>{child}</div>
        ))}
      </Rail>
    </div>
  );
}
