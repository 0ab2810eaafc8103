import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './TileRoom.css.ts';

/** As much room as a tile takes, for one that is not rendered yet: a single element, because most of a page is such room. */
export function TileRoom() {
  return <div className={styles.room[useBrand().layout.tile]} />;
}
