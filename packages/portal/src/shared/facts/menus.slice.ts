import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { VendorCategory } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { createAppSelector } from '../store/app-selector.ts';
import { failed, idle, loading, ready, type Loadable } from '../reads/loadable.ts';
import type { RootState } from '../store/root-state.ts';

const initialState = idle as Loadable<VendorCategory[]>;

/** The game menus, loaded once and again for another language. */
export const menusSlice = createSlice({
  name: 'menus',
  initialState,
  reducers: {
    menusRequested: (state) => loading(state),
    menusLoaded: (_, action: PayloadAction<VendorCategory[]>) => ready(action.payload),
    menusFailed: (state, action: PayloadAction<Failure>) => failed(action.payload, state),
  },
});

export const { menusRequested, menusLoaded, menusFailed } = menusSlice.actions;

const none: VendorCategory[] = [];

export const selectMenus = (state: RootState) => state.menus;
export const selectCategories = (state: RootState) => state.menus.value ?? none;

const selectVendorNames = createAppSelector(
  [selectCategories],
  (categories) => new Map(categories.flatMap(({ cards }) => cards.map(({ vassalage, nodeName }) => [vassalage, nodeName] as const))),
);

/** A vendor's display name from the menus: empty until they have loaded, its code if they fail. */
export function selectVendorName(state: RootState, code: string): string {
  const { value, status } = selectMenus(state);
  return selectVendorNames(state).get(code) ?? (value === undefined && status !== 'failed' ? '' : code);
}

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof menusSlice> {}
}
