import type { Option } from 'commander';

/** The environment variable that stands in for a flag: `--dry-run` is `LIVERY_DRY_RUN`. */
export function twinOf(option: Option): string {
  return `LIVERY_${option.name().replaceAll('-', '_').toUpperCase()}`;
}
