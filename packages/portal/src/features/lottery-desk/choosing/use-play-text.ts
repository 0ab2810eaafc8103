import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { nameOf } from './play-names.rules.ts';

/** Names of plays, slots and outcomes. */
export function usePlayText() {
  const { t } = useTranslation('lottery-desk');
  const word = (label: string) => t(`labels.${label}` as 'labels.big');
  const name = (code: string) => {
    const { key, n } = nameOf(code);
    return t(`plays.${key}` as 'plays.any-n', { n });
  };
  const group = (code: string) => t(`groups.${code}` as 'groups.any');
  return {
    name,
    group,
    how(code: string) {
      const { key, n } = nameOf(code);
      return t(`how.${key}` as 'how.any-n', { n });
    },
    /** Used if the group is not visible. */
    whole: (play: { code: string; group: string }) =>
      play.code === play.group ? name(play.code) : `${group(play.group)} · ${name(play.code)}`,
    slot(code: string) {
      const place = /^place-(\d+)$/.exec(code)?.[1];
      if (place !== undefined) return t('slots.place', { n: place });
      const [one, other] = code.split('-');
      return other === undefined ? t(`slots.${code}` as 'slots.picks') : t('slots.against', { one, other });
    },
    label(label: string) {
      const [first = '', second] = label.split('-');
      if (second !== undefined) return t('labels.colourAnd', { colour: word(first), side: word(second) });
      return /^\d+$/.test(label) ? label : word(label);
    },
  };
}

/** Odds, shares and chances in the reader's number format. */
export function useOddsText(): OddsText {
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const known = oddsTexts.get(language) ?? oddsTextIn(language);
  oddsTexts.set(language, known);
  return known;
}

type OddsText = ReturnType<typeof oddsTextIn>;

/** Cached by language. Every bet of a slip formats odds, and creating a formatter takes longer than rendering a row. */
const oddsTexts = new Map<string, OddsText>();

function oddsTextIn(language: string) {
  const twoDigits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const upToTwo = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    /** In hundredths. */
    odds: (hundredths: number) => twoDigits.format(hundredths / 100),
    /** In parts per 10,000. */
    share: (parts: number) => percent.format(parts / 10_000),
    number: (value: number) => upToTwo.format(value),
  };
}
