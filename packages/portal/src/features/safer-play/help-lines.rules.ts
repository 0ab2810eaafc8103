import type { PublicBrand } from '@livery/brand/public-brand';

interface HelpLine {
  name: string;
  url: string;
}

const international: readonly HelpLine[] = [
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/ga/' },
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
];

/** Free help organizations, in the country of the brand's law and worldwide. */
const byCountry: Record<PublicBrand['saferPlay']['jurisdiction'], readonly HelpLine[]> = {
  BR: [
    { name: 'Autoexclusão de apostas (gov.br)', url: 'https://www.gov.br/autoexclusaoapostas' },
    { name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br/' },
    { name: 'CVV 188', url: 'https://www.cvv.org.br/' },
  ],
  UK: [
    { name: 'GamCare 0808 8020 133', url: 'https://www.gamcare.org.uk/' },
    { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
  ],
  MT: [{ name: 'Responsible Gaming Foundation, 1777', url: 'https://www.rgf.org.mt/' }],
  CW: [],
  none: [],
};

export function helpLinesOf({ saferPlay }: Pick<PublicBrand, 'saferPlay'>): readonly HelpLine[] {
  return [...byCountry[saferPlay.jurisdiction], ...international];
}
