import { parentPort, workerData } from 'node:worker_threads';
import { createBuilder, type BuildEnvironment } from 'vite';
import type { PortalPackage } from './portal-package.ts';
import { coreBuildConfig } from './vite-config.ts';

export interface BuildOrder {
  portal: PortalPackage;
  /** Gets a folder for each side. */
  outDir: string;
}

export type BuiltSide = 'client' | 'server';

const { portal, outDir } = workerData as BuildOrder;
const builder = await createBuilder(coreBuildConfig(portal, outDir));
const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
const tell = (side: BuiltSide): void => parentPort?.postMessage(side);
await builder.build(client);
tell('client');
await builder.build(ssr);
tell('server');
