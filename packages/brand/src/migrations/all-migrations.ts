import { toForm2 } from './form-2.ts';
import type { Migration } from './migration.ts';

/** In the order of the formats that they read. */
export const allMigrations: readonly Migration[] = [toForm2];
