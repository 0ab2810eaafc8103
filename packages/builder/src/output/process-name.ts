import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sha256 } from './content-hash.ts';

/** The scope in which a process id is unique: this machine or container. */
const realm = sha256(Buffer.from(`${hostname()} ${processSpace()}`)).slice(0, 8);

/** The name in files and folders that only this process uses. */
export const processName = `${process.pid}@${realm}`;

/** A process of another machine cannot be queried. A file untouched for this many milliseconds is abandoned. */
const longest = 3_600_000;

/** Whether the named process is gone. `touched` is its last write in milliseconds. */
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
