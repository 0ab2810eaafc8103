/** How a sport produces scores, and its team names, which are all invented. */
export interface Sport {
  readonly code: string;
  /** From the catalogue. */
  readonly type: 'SPORTS' | 'ESPORTS';
  /** Expected points of both sides in a whole match. 0 if only the winner counts. */
  readonly points: number;
  readonly hasDraw: boolean;
  readonly leagues: readonly string[];
  readonly sides: readonly string[];
}

const clubs = [
  'Porto Real',
  'Serra Azul',
  'Atlético Farol',
  'União do Vale',
  'Estrela Norte',
  'Ribeira FC',
  'Costa Verde',
  'Monte Alto',
  'Nova Aliança',
  'Ilha Grande',
];
const players = ['M. Duarte', 'L. Ferraz', 'A. Okafor', 'J. Lindqvist', 'R. Takeda', 'P. Moreau', 'C. Almada', 'S. Novak'];
const squads = ['Nightjar', 'Pixel Forge', 'Saci Squad', 'Iron Tide', 'Zero Ping', 'Lobo Rojo', 'Glitch City', 'Halcyon'];

const sport = (code: string, points: number, hasDraw: boolean, leagues: string[], sides: readonly string[]): Sport => ({
  code,
  type: sides === squads ? 'ESPORTS' : 'SPORTS',
  points,
  hasDraw,
  leagues,
  sides,
});

export const sports: readonly Sport[] = [
  sport('football', 2.7, true, ['Copa do Litoral', 'Liga Serrana'], clubs),
  sport('futsal', 5.4, true, ['Taça Salão'], clubs),
  sport('basketball', 162, false, ['Liga das Capitais'], clubs),
  sport('volleyball', 178, false, ['Superliga Costeira'], clubs),
  sport('tennis', 23, false, ['Aberto da Baía'], players),
  sport('combat', 0, false, ['Noite dos Punhos'], players),
  sport('motor', 0, false, ['GP do Planalto'], players),
  sport('moba', 48, false, ['Rift Masters'], squads),
  sport('shooter', 25, false, ['Clutch League'], squads),
  sport('efootball', 3.6, true, ['Virtual Cup'], squads),
  sport('fighting', 0, false, ['Frame One'], squads),
  sport('simracing', 0, false, ['Slipstream Tour'], squads),
];
