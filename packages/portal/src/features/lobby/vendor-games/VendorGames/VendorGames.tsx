import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import { ArrowRightIcon } from '@livery/ui/icons';
import { Tabs } from '@livery/ui/Tabs';
import { Loaded } from '#shared/reads/Loaded.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { addressOf } from '../../lobby-place.rules.ts';
import { placeOfVendor } from '../../lobby.rules.ts';
import { selectVendorGames, vendorGamesRequested } from '../vendor-games.slice.ts';
import { GameGrid, GameGridSkeleton } from '../../components/GameGrid/GameGrid.tsx';
import * as styles from './VendorGames.css.ts';

/** A vendor's first games, by type if it has several, and a link to all. */
export function Dialog({ request, onClose }: RequestedDialogProps<'vendorGames'>) {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const { vassalage, name } = request;
  const { types, games } = useAppSelector(selectVendorGames);
  const [gameType, setGameType] = useState(request.gameType);
  useEffect(() => {
    dispatch(vendorGamesRequested({ vassalage, gameType }));
  }, [dispatch, vassalage, gameType]);
  const items = types.value?.map((type) => ({ id: type.gameType, label: type.title, detail: type.games })) ?? [];
  const shown = items.some(({ id }) => id === gameType) ? items : [{ id: gameType, label: name }];
  const all = (
    <ButtonLink
      variant="action"
      iconEnd={ArrowRightIcon}
      render={(props) => <Link {...props} to={addressOf(placeOfVendor({ vassalage, gameType }))} onClick={onClose} />}
    >
      {t('grid.showAll')}
    </ButtonLink>
  );
  return (
    <Modal open onClose={onClose} title={t('tile.vendor', { name })} closeLabel={t('vendor.close')} size="large" footer={all}>
      <Tabs label={t('classify.label')} items={shown} value={gameType} onChange={setGameType}>
        <div className={styles.games}>
          <Loaded of={games} onRetry={() => dispatch(vendorGamesRequested({ vassalage, gameType }))} skeleton={<GameGridSkeleton />}>
            {(list) => (list.length === 0 ? <EmptyState sentence={t('grid.empty')} /> : <GameGrid games={list} isRefreshing={false} />)}
          </Loaded>
        </div>
      </Tabs>
    </Modal>
  );
}
