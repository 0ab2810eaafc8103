import { regionalLanguage } from '@livery/contract/regional-language';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';

/** Writes a number of points in the reader's format: "12,480". */
export function usePointsText(): (points: number) => string {
  const writer = new Intl.NumberFormat(regionalLanguage(useAppSelector(selectLanguage)));
  return (points) => writer.format(points);
}
