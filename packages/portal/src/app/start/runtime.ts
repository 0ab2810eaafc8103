import type { ComponentType } from 'react';
import type { Saga } from 'redux-saga';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { Dependencies, RequestedDialogProps, Feature } from '#shared/ports/feature.ts';
import type { DialogKind } from '#shared/store/dialogs.slice.ts';
import { createLatePart, type LatePart } from '#shared/lazy/late-part.ts';
import { createAppStore, type AppStore } from '#shared/store/store.ts';
import { createTexts, type Overrides, type OwnLanguages, type Texts } from '../language/texts.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import type { RouteRow } from '../routing/routes.tsx';
import { eagerFeatures, lateDialogs } from './features.ts';
import { pause } from './pause.ts';

export type AnyDialog = ComponentType<RequestedDialogProps<DialogKind>>;

/** One running portal: its state, its texts, and the features loaded so far. */
export interface Runtime {
  readonly store: AppStore;
  readonly texts: Texts;
  /** The page of a row or a section, once its features and their texts have loaded. */
  page(row: Pick<RouteRow, 'load'>): LatePart<RouteModule>;
  /** The same object from its first use on. Undefined until a feature provides it. */
  dialog(kind: DialogKind): LatePart<AnyDialog> | undefined;
  /** Whether a feature of this name has loaded. */
  has(name: string): boolean;
  /** Adds features: state, texts, dialogs. Their sagas run only in a browser. */
  activate(features: readonly Feature[]): Promise<void>;
  /** Starts the features' sagas one after the other, with pauses in between. */
  start(dependencies: Dependencies, appSagas: Record<string, Saga>): Promise<void>;
}

export async function createRuntime(
  brand: PublicBrand,
  language: string,
  overrides: Overrides,
  ownLanguages: OwnLanguages = {},
): Promise<Runtime> {
  const store = createAppStore({
    preloadedState: {
      preferences: {
        theme: brand.theme.default,
        language,
        balanceHidden: false,
        sideMenu: brand.layout.sideMenu === 'rail' ? 'closed' : 'open',
      },
    },
  });
  const texts = createTexts(brand, language, overrides, ownLanguages);
  const pages = new Map<RouteRow['load'], LatePart<RouteModule>>();
  const dialogs = new Map<DialogKind, LatePart<AnyDialog>>();
  /** From the loaded features. */
  const dialogLoaders = new Map<DialogKind, () => Promise<AnyDialog>>();
  const active = new Map<string, Feature>();
  let world: Dependencies | undefined;

  const runSaga = (feature: Feature) => {
    if (world !== undefined && feature.makeSaga !== undefined) store.run(feature.name, feature.makeSaga(world));
  };

  const loadDialog = async (kind: DialogKind) => {
    const late = lateDialogs[kind];
    if (!dialogLoaders.has(kind) && late !== undefined) await runtime.activate([await late()]);
    const load = dialogLoaders.get(kind);
    if (load === undefined) throw new Error(`No feature brings the dialog ${kind}`);
    return load();
  };

  const runtime: Runtime = {
    store,
    texts,
    page({ load }) {
      const part =
        pages.get(load) ??
        createLatePart(async () => {
          const loaded = await load();
          await runtime.activate(loaded.features);
          return loaded;
        });
      pages.set(load, part);
      return part;
    },
    dialog(kind) {
      if (!dialogLoaders.has(kind) && lateDialogs[kind] === undefined) return undefined;
      const part = dialogs.get(kind) ?? createLatePart(() => loadDialog(kind));
      dialogs.set(kind, part);
      return part;
    },
    has: (name) => active.has(name),
    async activate(features) {
      await texts.load(namespacesOf(features));
      for (const feature of features) {
        if (active.has(feature.name)) continue;
        active.set(feature.name, feature);
        if (feature.slice !== undefined) store.inject(feature.slice);
        for (const [kind, load] of Object.entries(feature.dialogs ?? {})) {
          dialogLoaders.set(kind as DialogKind, async () => (await load()).Dialog as AnyDialog);
        }
        runSaga(feature);
      }
    },
    async start(dependencies, appSagas) {
      world = dependencies;
      for (const [name, saga] of Object.entries(appSagas)) {
        await pause();
        store.run(name, saga);
      }
      for (const feature of active.values()) {
        await pause();
        runSaga(feature);
      }
    },
  };
  await runtime.activate(eagerFeatures);
  return runtime;
}

export function namespacesOf(features: readonly Feature[]): string[] {
  return features.flatMap(({ name, texts = [] }) => [name, ...texts]);
}
