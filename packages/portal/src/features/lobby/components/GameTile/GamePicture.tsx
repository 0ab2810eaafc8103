import { useState } from 'react';
import type { Game } from '@livery/contract/shapes';
import { usePictureAddress } from '#shared/pages/use-picture-address.ts';
import { isVendorTile, nameOf, pictureOf, type TileForm } from '../../lobby.rules.ts';
import { VendorMark } from '../VendorMark/VendorMark.tsx';
import { FallbackPicture } from './FallbackPicture.tsx';
import * as styles from './GamePicture.css.ts';

export interface GamePictureProps {
  game: Pick<Game, 'nodeId' | 'isGame' | 'showIcon' | 'iconUrl' | 'gameName' | 'nodeName'>;
  form: TileForm;
  /** `later` leaves the space empty. */
  loading: 'eager' | 'lazy' | 'later';
}

/** The game's cover, or a drawn one if it is missing or fails to load. Decorative, because the tile has the name. */
export function GamePicture({ game, form, loading }: GamePictureProps) {
  const address = usePictureAddress(pictureOf(game, form) ?? undefined) ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  if (loading === 'later') return null;
  if (address === null || address === broken) return <FallbackPicture name={nameOf(game)} seed={game.nodeId} />;
  if (isVendorTile(game)) return <VendorMark icon={address} name="" form="cover" onError={() => setBroken(address)} />;
  return (
    <img
      className={form === 'landscape' ? styles.strip : styles.cover}
      src={address}
      alt=""
      width={300}
      height={form === 'portrait' ? 400 : 300}
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
    />
  );
}
