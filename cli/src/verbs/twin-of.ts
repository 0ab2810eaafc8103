import type { Option } from 'commander';

/** The environment variable for a flag: `LIVERY_DRY_RUN` for `--dry-run`. */
export function twinOf(option: Option): string {
  return `LIVERY_${option.name().replaceAll('-', '_').toUpperCase()}`;
}
