import { toForm2 } from './form-2.ts';
import type { Migration } from './migration.ts';

/** In order of the form that they read. */
export const allMigrations: readonly Migration[] = [toForm2];
