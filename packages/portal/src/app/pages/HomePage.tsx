import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { Highlights } from '#features/announcements/components/Highlights/Highlights.tsx';
import { Notices } from '#features/announcements/components/Notices/Notices.tsx';
import { Hero } from '#features/home/components/Hero/Hero.tsx';
import { Lobby } from '#features/lobby/components/Lobby/Lobby.tsx';
import { useTypeName } from '#features/lobby/components/Lobby/use-type-name.ts';
import { readPlace } from '#features/lobby/lobby.place.ts';
import { paths } from '../routing/navigation.ts';
import { useLinkedAddress } from '../routing/use-linked-address.ts';
import * as styles from './HomePage.css.ts';

/** What greets stands above HOME alone: whoever asks for a category or searches sees the games first. */
export function HomePage() {
  const isHome = useLinkedAddress() === paths.home;
  return (
    <div className={styles.page}>
      {isHome ? (
        <>
          <Highlights hero={(isMoving) => <Hero isMoving={isMoving} />} />
          <Notices />
        </>
      ) : (
        <CategoryHeading />
      )}
      <Lobby />
    </div>
  );
}

/** On HOME the hero says it. */
function CategoryHeading() {
  const { search } = useLocation();
  const typeName = useTypeName();
  return (
    <h1 className={styles.heading}>
      <VisuallyHidden>{typeName(readPlace(search).type)}</VisuallyHidden>
    </h1>
  );
}
