import { button, icon } from '../element.ts';
import type { ShellTexts } from '../shell-texts.ts';
import { soundsOfPage } from './sounds.ts';

/** Turns the sounds on and off; keys may press it, too. */
export function soundSwitch(texts: ShellTexts): HTMLButtonElement {
  const sounds = soundsOfPage();
  const show = (): void => {
    made.setAttribute('aria-pressed', String(sounds.isOn));
    made.replaceChildren(icon(sounds.isOn ? 'soundOn' : 'soundOff'));
  };
  const made = button({ class: 'tool', 'data-key': 'm', 'aria-label': texts.sound, title: texts.sound }, () => {
    sounds.toggle();
    show();
  });
  show();
  return made;
}
