// Runs before the first paint. It goes to the stored language if the address names none, sets the theme's mode, and marks a stored
// session and an address of one category. After the first paint it starts the portal.
import type { BootSettings } from './boot-settings.ts';
import { addressInLanguage, chosenMode, isOneCategory, tryRead, type Choices } from './first-look.ts';
import { startPortal } from './start-portal.ts';
import { hearTaps } from './taps.ts';

/** `bootScript` replaces it with the brand's settings. */
declare const settings: BootSettings;

const [modes, preset, others, tokenKey, preferencesKey, hydratedEvent] = settings;
const { dataset } = document.documentElement;
if (tryRead(() => sessionStorage.getItem(tokenKey))) dataset['viewer'] = 'member';
const { language, theme = preset } = tryRead(() => JSON.parse(localStorage.getItem(preferencesKey) as string) as Choices) || {};
const address = addressInLanguage(language, others, location);
if (address) location.replace(address);
else {
  const mode = chosenMode(theme);
  if (modes.includes(mode)) dataset['theme'] = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-mode]'))
    meta.media = meta.dataset['mode'] === dataset['theme'] ? 'all' : 'not all';
  if (isOneCategory(location.search)) dataset['lobby'] = 'category';
  hearTaps(hydratedEvent);
  startPortal();
}
