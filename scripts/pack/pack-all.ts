import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { stageContract } from './stage-contract.ts';
import { stageDesk } from './stage-desk.ts';
import { stageGateway } from './stage-gateway.ts';
import { stageCli } from './stage-cli.ts';
import { stagePortal } from './stage-portal.ts';

export interface Packed {
  name: string;
  /** The tarball, absolute. */
  file: string;
  packedBytes: number;
  bytes: number;
}

/** The published packages. The command contains theme, brand and builder; portal and desk contain ui. */
const stages = { cli: stageCli, portal: stagePortal, gateway: stageGateway, desk: stageDesk, contract: stageContract };

export interface PackOptions {
  /** `out/packages/` of this repository when absent. */
  outDir?: string;
  /** All of them when absent. */
  only?: readonly (keyof typeof stages)[];
}

/** Builds every published package in a separate folder, as it will be installed, and packs it. */
export async function packAll({ outDir = path.join(root, 'out/packages'), only }: PackOptions = {}): Promise<Packed[]> {
  await rm(outDir, { recursive: true, force: true });
  const packed: Packed[] = [];
  for (const [name, stage] of Object.entries(stages)) {
    if (only?.includes(name as keyof typeof stages) === false) continue;
    const folder = path.join(outDir, name);
    await mkdir(folder, { recursive: true });
    await stage(folder);
    packed.push(await pack(folder, outDir));
  }
  return packed;
}

/** The `--json` output of npm for one package. Older versions print an array, newer ones an object by name. */
interface NpmPack {
  name: string;
  filename: string;
  size: number;
  unpackedSize: number;
}

async function pack(folder: string, destination: string): Promise<Packed> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    maxBuffer: 16e6,
    shell: process.platform === 'win32',
  });
  const [report] = Object.values(JSON.parse(stdout) as Record<string, NpmPack>);
  if (report === undefined) throw new Error(`npm packed nothing in ${folder}.`);
  const { name, filename, size, unpackedSize } = report;
  return { name, file: path.join(destination, path.basename(filename)), packedBytes: size, bytes: unpackedSize };
}
