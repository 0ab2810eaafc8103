import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VendorCategory } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { failed, idle, loading, ready, type Loadable } from './loadable.ts';
import type { RootState } from './store.ts';

export interface CatalogueState {
  /** The game menus: loaded once, and again in another language. */
  menus: Loadable<VendorCategory[]>;
}

const initialState: CatalogueState = { menus: idle };

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    menusRequested(state) {
      state.menus = loading(state.menus);
    },
    menusLoaded(state, action: PayloadAction<VendorCategory[]>) {
      state.menus = ready(action.payload);
    },
    menusFailed(state, action: PayloadAction<Failure>) {
      state.menus = failed(action.payload, state.menus);
    },
  },
});

export const { menusRequested, menusLoaded, menusFailed } = catalogueSlice.actions;

const none: VendorCategory[] = [];

export const selectMenus = (state: RootState) => state.catalogue.menus;
export const selectCategories = (state: RootState) => state.catalogue.menus.value ?? none;
