import type { SlotTheme } from '@livery/arcade/slot/slot-theme';
import type { Texts } from '#base/texts.ts';
import type { GameModelId } from '@livery/arcade/models/game-models';

/** The house's games: slots, whose models alternate along the list, and other kinds, each with its own model. */
export const houseGames: readonly { readonly name: Texts; readonly theme: SlotTheme; readonly model?: GameModelId }[] = [
  { name: { en: 'Orchard Morning', pt: 'Manhã no Pomar' }, theme: 'orchard' },
  { name: { en: 'Harbour Carnival', pt: 'Carnaval do Porto' }, theme: 'carnival' },
  { name: { en: 'Nine Comets', pt: 'Nove Cometas' }, theme: 'orbit' },
  { name: { en: 'Summit Temple', pt: 'Templo do Cume' }, theme: 'temple' },
  { name: { en: 'Four Hearts', pt: 'Quatro Copas' }, theme: 'court' },
  { name: { en: 'Tide Chest', pt: 'Baú da Maré' }, theme: 'reef' },
  { name: { en: 'Stadium Lights', pt: 'Luzes do Estádio' }, theme: 'pitch' },
  { name: { en: 'Jungle Stair', pt: 'Escada da Selva' }, theme: 'temple' },
  { name: { en: 'Lime Grove', pt: 'Bosque de Limas' }, theme: 'orchard' },
  { name: { en: 'Reef Parade', pt: 'Desfile do Recife' }, theme: 'reef' },
  { name: { en: 'Quiet Orbit', pt: 'Órbita Calma' }, theme: 'orbit' },
  { name: { en: 'Winter Ball', pt: 'Baile de Inverno' }, theme: 'court' },
  { name: { en: 'House Dice', pt: 'Dados da Casa' }, theme: 'court', model: 'dice' },
  { name: { en: 'House Mines', pt: 'Minas da Casa' }, theme: 'temple', model: 'mines' },
  { name: { en: 'House Crash', pt: 'Crash da Casa' }, theme: 'orbit', model: 'crash' },
  { name: { en: 'House Roulette', pt: 'Roleta da Casa' }, theme: 'carnival', model: 'roulette' },
];
