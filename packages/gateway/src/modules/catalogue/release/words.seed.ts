/** `gender` is the Portuguese noun's, which adjectives agree with. */
export interface Noun {
  readonly en: string;
  readonly pt: string;
  readonly gender: 'm' | 'f';
}

export interface Adjective {
  readonly en: string;
  readonly ptM: string;
  readonly ptF: string;
}

/** Follows a noun: `Lantern of the Tides`, `Lanterna das Marés`. */
export interface Origin {
  readonly en: string;
  readonly pt: string;
}

export interface WordList {
  readonly nouns: readonly Noun[];
  readonly adjectives: readonly Adjective[];
  readonly origins: readonly Origin[];
}

/** `en/pt/gender`, separated by commas, because one word per line would be five hundred lines. */
function nouns(list: string): Noun[] {
  return entries(list).map(([en = '', pt = '', gender]) => ({ en, pt, gender: gender === 'f' ? 'f' : 'm' }));
}

/** `en/masculine/feminine`. Without a feminine, one form serves both. */
function adjectives(list: string): Adjective[] {
  return entries(list).map(([en = '', ptM = '', ptF = ptM]) => ({ en, ptM, ptF }));
}

function origins(list: string): Origin[] {
  return entries(list).map(([en = '', pt = '']) => ({ en, pt }));
}

function entries(list: string): string[][] {
  return list.split(',').map((entry) => entry.trim().split('/'));
}

const bright =
  'Golden/Dourado/Dourada,Crimson/Carmesim,Silver/Prateado/Prateada,Amber/Âmbar,Bright/Brilhante,Wild/Selvagem,Lucky/Sortudo/Sortuda,Royal/Real,Velvet/Aveludado/Aveludada,Secret/Secreto/Secreta';

/** Word lists by theme. The theme also decides the drawing on the cover and the symbols on the reels. */
export const words = {
  orchard: {
    nouns: nouns(
      'Mango/Manga/f,Cherry/Cereja/f,Lemon/Limão/m,Guava/Goiaba/f,Plum/Ameixa/f,Papaya/Mamão/m,Orange/Laranja/f,Peach/Pêssego/m,Coconut/Coco/m,Berry/Amora/f,Melon/Melão/m,Cashew/Caju/m,Bell/Sino/m,Clover/Trevo/m,Basket/Cesta/f,Orchard/Pomar/m,Harvest/Colheita/f,Garden/Jardim/m',
    ),
    adjectives: adjectives(
      `${bright},Sweet/Doce,Juicy/Suculento/Suculenta,Ripe/Maduro/Madura,Frosted/Gelado/Gelada,Sunny/Ensolarado/Ensolarada`,
    ),
    origins: origins('of the Valley/do Vale,of the Hillside/da Encosta,of the Morning/da Manhã,of the Old Farm/da Fazenda Velha'),
  },
  reef: {
    nouns: nouns(
      'Coral/Coral/m,Pearl/Pérola/f,Reef/Recife/m,Dolphin/Golfinho/m,Turtle/Tartaruga/f,Seahorse/Cavalo-Marinho/m,Octopus/Polvo/m,Shell/Concha/f,Anchor/Âncora/f,Lagoon/Lagoa/f,Tide/Maré/f,Trident/Tridente/m,Mermaid/Sereia/f,Starfish/Estrela-do-Mar/f,Harbour/Porto/m,Wave/Onda/f,Whale/Baleia/f,Galleon/Galeão/m',
    ),
    adjectives: adjectives(
      `${bright},Deep/Profundo/Profunda,Azure/Azul-Celeste,Sunken/Submerso/Submersa,Misty/Enevoado/Enevoada,Hidden/Oculto/Oculta`,
    ),
    origins: origins(
      'of the Seven Bays/das Sete Baías,of the Night Tide/da Maré Noturna,of the Far Isle/da Ilha Distante,of the Cove/da Enseada',
    ),
  },
  temple: {
    nouns: nouns(
      'Jaguar/Onça/f,Idol/Ídolo/m,Temple/Templo/m,Mask/Máscara/f,Serpent/Serpente/f,Obelisk/Obelisco/m,Scarab/Escaravelho/m,Sphinx/Esfinge/f,Pyramid/Pirâmide/f,Totem/Totem/m,Quetzal/Quetzal/m,Oracle/Oráculo/m,Gate/Portal/m,Relic/Relíquia/f,Throne/Trono/m,Amulet/Amuleto/m,Labyrinth/Labirinto/m,Condor/Condor/m',
    ),
    adjectives: adjectives(
      `${bright},Ancient/Antigo/Antiga,Sacred/Sagrado/Sagrada,Forgotten/Esquecido/Esquecida,Jade/de Jade,Obsidian/de Obsidiana`,
    ),
    origins: origins(
      'of the Jungle/da Selva,of the Sun Stair/da Escada do Sol,of the Lost River/do Rio Perdido,of the High Desert/do Alto Deserto',
    ),
  },
  orbit: {
    nouns: nouns(
      'Comet/Cometa/m,Rocket/Foguete/m,Planet/Planeta/m,Orbit/Órbita/f,Nebula/Nebulosa/f,Satellite/Satélite/m,Meteor/Meteoro/m,Galaxy/Galáxia/f,Probe/Sonda/f,Eclipse/Eclipse/m,Aurora/Aurora/f,Pulsar/Pulsar/m,Station/Estação/f,Horizon/Horizonte/m,Moon/Lua/f,Star/Estrela/f,Captain/Capitã/f,Signal/Sinal/m',
    ),
    adjectives: adjectives(
      `${bright},Cosmic/Cósmico/Cósmica,Electric/Elétrico/Elétrica,Silent/Silencioso/Silenciosa,Distant/Distante,Neon/Neon`,
    ),
    origins: origins(
      'of the Outer Ring/do Anel Exterior,of the Long Night/da Longa Noite,of the Ninth Moon/da Nona Lua,of the Quiet Sky/do Céu Calmo',
    ),
  },
  carnival: {
    nouns: nouns(
      'Carnival/Carnaval/m,Drum/Tambor/m,Parade/Desfile/m,Lantern/Lanterna/f,Feather/Pena/f,Parrot/Papagaio/m,Toucan/Tucano/m,Accordion/Sanfona/f,Kite/Pipa/f,Festival/Festival/m,Dancer/Dançarina/f,Trumpet/Trompete/m,Confetti/Confete/m,Carousel/Carrossel/m,Market/Mercado/m,Firework/Foguetório/m,Bonfire/Fogueira/f,Guitar/Viola/f',
    ),
    adjectives: adjectives(`${bright},Merry/Alegre,Dancing/Dançante,Colourful/Colorido/Colorida,Midnight/da Meia-Noite,Tropical/Tropical`),
    origins: origins(
      'of the Old Town/da Cidade Velha,of the Square/da Praça,of the Hundred Lights/das Cem Luzes,of the Boulevard/da Avenida',
    ),
  },
  court: {
    nouns: nouns(
      'Crown/Coroa/f,Queen/Rainha/f,King/Rei/m,Jester/Bobo/m,Ace/Ás/m,Knight/Cavaleiro/m,Rose/Rosa/f,Diamond/Diamante/m,Heart/Coração/m,Castle/Castelo/m,Duchess/Duquesa/f,Mirror/Espelho/m,Raven/Corvo/m,Chandelier/Lustre/m,Ballroom/Salão/m,Coin/Moeda/f,Key/Chave/f,Stallion/Corcel/m',
    ),
    adjectives: adjectives(`${bright},Noble/Nobre,Elegant/Elegante,Black/Negro/Negra,Scarlet/Escarlate,Enchanted/Encantado/Encantada`),
    origins: origins(
      'of the North Wing/da Ala Norte,of the Last Ball/do Último Baile,of the Four Suits/dos Quatro Naipes,of the Winter Court/da Corte de Inverno',
    ),
  },
} as const satisfies Record<string, WordList>;

export type NameTheme = keyof typeof words;
