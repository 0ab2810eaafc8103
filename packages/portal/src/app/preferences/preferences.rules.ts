import type { ThemeMode } from '@livery/brand/public-brand';
import type { PreferencesState, ThemeChoice } from '#shared/facts/preferences.slice.ts';

/** The valid part of a stored text. */
export function readPreferences(text: string | null): Partial<Omit<PreferencesState, 'language'>> {
  const { theme, balanceHidden, sideMenu } = parseStored(text);
  return {
    ...(theme === 'light' || theme === 'dark' || theme === 'system' ? { theme } : {}),
    ...(typeof balanceHidden === 'boolean' ? { balanceHidden } : {}),
    ...(sideMenu === 'open' || sideMenu === 'closed' ? { sideMenu } : {}),
  };
}

export function parseStored(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The mode to render: the chosen one, if the brand has it. */
export function modeOf(theme: ThemeChoice, modes: readonly ThemeMode[], prefersDark: boolean): ThemeMode {
  const wanted = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;
  return modes.includes(wanted) ? wanted : (modes[0] ?? 'light');
}
