import type { Lane } from '@livery/contract/shapes';
import { createAppSelector } from '#shared/store/app-selector.ts';
import { selectCategories } from '#shared/facts/menus.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { classifyEntries, vendorsOf } from './category.rules.ts';
import type { LobbyPlace, LobbyType } from '../lobby-place.rules.ts';

const noLanes: Lane[] = [];

const selectLanes = (state: RootState) => state.lobby.vendors.value ?? noLanes;

export const selectVendors = createAppSelector([selectLanes, (_state: RootState, type: LobbyType) => type], vendorsOf);

export const selectClassify = createAppSelector([selectCategories, (_state: RootState, place: LobbyPlace) => place], classifyEntries);
