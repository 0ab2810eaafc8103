import path from 'node:path';
import { provideChromium } from '../../machine/chromium.ts';
import { median } from '../gateway/gateway-load.ts';
import { BareChromium } from './bare-chromium.ts';
import { writeFloor } from './floor.ts';
import { load, type Load, type Target } from './load.ts';
import { startStaticServer } from './static-server.ts';
import type { Row } from '../row.ts';

/** Relative to a desktop's processor, with a link like 3G. */
export const phone = { cpu: 4, link: { rtt: 150, kbps: 1600 } };

export interface SiteToMeasure {
  code: string;
  dir: string;
  gateway: { port: number; host: string };
}

/** Loads each brand's home and a static page of 14 kB in turn, on a slow phone, and compares medians. */
export async function benchPages(sites: SiteToMeasure[], scratch: string, runs: number): Promise<Row[]> {
  const targets: Target[] = await Promise.all([
    ...sites.map(async ({ code, dir, gateway }) => ({
      name: code,
      server: await startStaticServer(dir, gateway),
      host: gateway.host,
      route: '/',
    })),
    startStaticServer(writeFloor(path.join(scratch, 'floor'))).then((server) => ({
      name: 'static page',
      server,
      host: 'floor.localhost',
      route: '/',
    })),
  ]);
  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  try {
    await using browser = await BareChromium.launch(provideChromium('measuring'));
    for (const target of targets) await load(browser, target, { cpu: 1, link: null });
    for (let run = 0; run < runs; run += 1) {
      for (const target of targets) {
        process.stderr.write(`run ${run + 1} of ${runs}: ${target.name}\n`);
        loads.get(target.name)?.push(await load(browser, target, phone));
      }
    }
  } finally {
    for (const { server } of targets) server.close();
  }
  const floor = loads.get('static page') ?? [];
  return sites.flatMap(({ code }) => rowsOf(code, loads.get(code) ?? [], floor));
}

function rowsOf(code: string, loads: Load[], floor: Load[]): Row[] {
  const of = (key: keyof Load, from = loads): number => median(from.map((each) => Number(each[key])));
  const kB = (key: keyof Load): number => of(key) / 1000;
  return [
    { name: `${code}: home HTML, gzip`, value: kB('html'), unit: 'kB', budget: 14.3 },
    { name: `${code}: home scripts that the first tap waits for, brotli`, value: kB('firstScripts'), unit: 'kB', budget: 138 },
    { name: `${code}: home scripts in all, brotli`, value: kB('scripts'), unit: 'kB' },
    { name: `${code}: home styles, brotli`, value: kB('styles'), unit: 'kB' },
    { name: `${code}: home fonts`, value: kB('fonts'), unit: 'kB' },
    { name: `${code}: home requests`, value: of('requests'), unit: '' },
    { name: `${code}: failed requests`, value: of('failed'), unit: '', budget: 0 },
    { name: `${code}: first paint`, value: of('firstPaint'), unit: 'ms' },
    { name: `${code}: first paint beside the static page`, value: of('firstPaint') / of('firstPaint', floor), unit: '×', budget: 1.25 },
    { name: `${code}: largest paint (${loads[0]?.largestElement ?? ''})`, value: of('largestPaint'), unit: 'ms' },
    {
      name: `${code}: largest paint beside the static page`,
      value: of('largestPaint') / of('largestPaint', floor),
      unit: '×',
      budget: 1.4,
    },
    { name: `${code}: layout shift`, value: of('layoutShift'), unit: '', budget: 0.02 },
    { name: `${code}: blocking time`, value: of('blocking'), unit: 'ms', budget: 0 },
    { name: `${code}: longest task`, value: of('longestTask'), unit: 'ms', budget: 100 },
    { name: `${code}: tap to paint beside the static page`, value: of('tapToPaint') / of('tapToPaint', floor), unit: '×', budget: 2 },
  ];
}
