import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './TileRoom.css.ts';

/**
 * Reserves the space of a tile that is not rendered yet. It is a single element, because most of a page consists of
 * these.
 */
export function TileRoom() {
  return <div className={styles.room[useBrand().layout.tile]} />;
}
