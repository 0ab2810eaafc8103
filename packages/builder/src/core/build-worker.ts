import { workerData } from 'node:worker_threads';
import { build } from 'vite';
import type { PortalPackage } from './portal-package.ts';
import { clientBuildConfig, serverBuildConfig } from './vite-config.ts';

export interface BuildOrder {
  side: 'client' | 'server';
  portal: PortalPackage;
  outDir: string;
}

const { side, portal, outDir } = workerData as BuildOrder;
await build(side === 'client' ? clientBuildConfig(portal, outDir) : serverBuildConfig(portal, outDir));
