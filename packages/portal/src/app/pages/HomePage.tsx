import { BannerCarousel } from '#features/announcements/components/BannerCarousel/BannerCarousel.tsx';
import { Notices } from '#features/announcements/components/Notices/Notices.tsx';
import { Hero } from '#features/home/components/Hero/Hero.tsx';
import { Lobby } from '#features/lobby/components/Lobby/Lobby.tsx';
import * as styles from './HomePage.css.ts';

export function HomePage() {
  return (
    <div className={styles.page}>
      <BannerCarousel hero={<Hero />} />
      <Notices />
      <Lobby />
    </div>
  );
}
