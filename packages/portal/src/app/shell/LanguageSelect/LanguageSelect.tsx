import { useTranslation } from 'react-i18next';
import { GlobeIcon } from '@livery/ui/icons';
import { Select } from '@livery/ui/Select';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useRuntime } from '#app/start/runtime-context.tsx';

/** Each language is named in its own language. With only one, there is no selector. */
export function LanguageSelect({ labelHidden = false }: { labelHidden?: boolean }) {
  const { t } = useTranslation();
  const { languages } = useBrand();
  const { switchLanguage } = useRuntime();
  const language = useAppSelector(selectLanguage);
  if (languages.supported.length < 2) return null;
  return (
    <Select
      label={t('preferences.language')}
      labelHidden={labelHidden}
      icon={GlobeIcon}
      value={language}
      options={languages.supported.map((code) => ({ value: code, label: t(`languages.${code}`, { defaultValue: code.toUpperCase() }) }))}
      onChange={switchLanguage}
    />
  );
}
