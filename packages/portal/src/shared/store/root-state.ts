/**
 * The portal's state. Each slice adds itself, so that this file imports none:
 * `declare module '#shared/store/root-state.ts' { interface RootState extends WithSlice<typeof lobbySlice> {} }`
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface RootState {}
