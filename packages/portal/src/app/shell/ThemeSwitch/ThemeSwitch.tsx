import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { MoonIcon, SmartphoneIcon, SunIcon } from '@livery/ui/icons';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { selectTheme, themeChosen } from '#shared/facts/preferences.slice.ts';
import * as styles from './ThemeSwitch.css.ts';

const choices = [
  { theme: 'light', icon: SunIcon },
  { theme: 'dark', icon: MoonIcon },
  { theme: 'system', icon: SmartphoneIcon },
] as const;

export function ThemeSwitch() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { features, theme: offered } = useBrand();
  const theme = useAppSelector(selectTheme);
  if (!features.themeSwitch || offered.modes.length < 2) return null;
  return (
    <fieldset>
      <legend className={styles.label}>{t('preferences.theme')}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <button
            key={choice.theme}
            type="button"
            className={styles.choice}
            aria-pressed={theme === choice.theme}
            aria-label={t(`preferences.${choice.theme}`)}
            title={t(`preferences.${choice.theme}`)}
            onClick={() => dispatch(themeChosen(choice.theme))}
          >
            <Icon icon={choice.icon} size="small" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
