import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sha256 } from './content-hash.ts';

/** Where a number means one process: this machine, or this container of it. */
const realm = sha256(Buffer.from(`${hostname()} ${processSpace()}`)).slice(0, 8);

/** What files and folders are marked with that this process alone is at. */
export const processName = `${process.pid}@${realm}`;

/** A process of another machine cannot be queried. A file that it has not touched for so many milliseconds is abandoned. */
const longest = 3_600_000;

/** Whether the process of that name is gone; `touched` is when it last wrote, in milliseconds. */
export function isGone(name: string, touched: number): boolean {
  const [number, elsewhere = realm] = name.split('@');
  return elsewhere === realm ? !isRunning(Number(number)) : Date.now() - touched > longest;
}

/** Two containers count their processes alike, and may have one name. */
function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
