import { rasterSize, readSvg } from '@livery/brand';
import { ScratchFolder } from '@livery/brand/testing/scratch-folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const cache = new ScratchFolder();
afterAll(() => cache[Symbol.dispose]());

const box = '<path fill="#0B3B45" d="M4 4h112v32H4z"/>';
const head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"';
const inkscape =
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';

const exports: readonly [program: string, text: string, removed: string[]][] = [
  [
    'Inkscape',
    `<?xml version="1.0" standalone="no"?>
<svg ${head} ${inkscape} inkscape:version="1.3" inkscape:export-filename="..\\72l\\exports">
<sodipodi:namedview pagecolor="#ffffff"/><g inkscape:label="Layer 1">${box}</g></svg>`,
    ['inkscape:version', 'inkscape:export-filename', '<sodipodi:namedview>', 'inkscape:label'],
  ],
  [
    'Inkscape with a prefix',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${box.replace('<path', '<svg:path')}</svg:svg>`,
    [],
  ],
  [
    'plain Inkscape',
    `<svg ${head} xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><metadata><rdf:RDF><rdf:x/></rdf:RDF></metadata>${box}</svg>`,
    ['<rdf:RDF>'],
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY sea "#0B3B45">
]>
<svg xmlns:i="&ns_ai;" ${head} i:viewOrigin="0 0"><switch>
<foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef/></foreignObject>
<g i:extraneous="self">${box.replace('#0B3B45', '&sea;')}</g></switch></svg>`,
    ['the DOCTYPE', 'i:viewOrigin', '<foreignObject>', 'i:extraneous'],
  ],
  [
    'Illustrator with a style',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" ${head} style="enable-background:new 0 0 120 40;" xml:space="preserve"><style type="text/css">
  @import url("https://fonts.example/css?family=Inter"); .st0{fill:#0B3B45;} svg > .st1{stroke:none}
</style><path class="st0" d="M4,4h112v32H4z"/></svg>`,
    ['the DOCTYPE', 'the @import of a style'],
  ],
  [
    'Figma',
    `<svg ${head} fill="none"><foreignObject x="-8" y="-8" width="136" height="56"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(4px);clip-path:url(#bg);height:100%;width:100%"></div></foreignObject><g data-figma-bg-blur-radius="8">${box}</g>
<defs><clipPath id="bg"><rect width="112" height="32"/></clipPath></defs></svg>`,
    ['<foreignObject>'],
  ],
  [
    'CorelDRAW',
    `<svg ${head} xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ .fil0 {fill:#0B3B45} ]]></style></defs>
<g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" xodm:x="1" d="M4 4h112v32h-112z"/></g></svg>`,
    ['xodm:x'],
  ],
  [
    'Sketch',
    `<svg ${head} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><!-- Generator: Sketch -->
<defs><path id="p" d="M4 4h112v32H4z"/></defs><g sketch:type="MSPage" fill="none"><use fill="#0B3B45" xlink:href="#p"/></g></svg>`,
    ['sketch:type'],
  ],
];

const pixels = async (picture: Buffer | string): Promise<string> =>
  (await sharp(Buffer.from(picture)).resize(120).ensureAlpha().raw().toBuffer()).toString('base64');

describe('a drawing', () => {
  it.each(exports)('of %s is cleaned and looks the same [engine-14]', async (_program, text, removed) => {
    const reading = readSvg(text);
    expect(reading.refusals).toEqual([]);
    expect(reading.removed.map(({ message }) => message)).toEqual(removed);
    const cleaned = await cleanPicture({ file: 'logo.svg', content: Buffer.from(text) }, cache.root);
    expect(cleaned.toString()).not.toMatch(/inkscape:|sodipodi|rdf:|DOCTYPE|ENTITY|foreignObject|@import|i:|sketch:|xodm|svg:/);
    expect(readSvg(cleaned.toString())).toEqual({ refusals: [], removed: [], text: cleaned.toString() });
    const drawn = await pixels(cleaned);
    expect(drawn).toBe(await pixels(`<svg ${head}>${box}</svg>`));
    expect(drawn).toBe(await pixels(text));
  });
});

describe('a photograph', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('from a camera held sideways is upright as %s, and so is its size', async (kind) => {
    for (const orientation of [1, 3, 6, 8]) {
      const created = sharp({ create: { width: 60, height: 30, channels: 3, background: '#0b3b45' } });
      const content = await created.toFormat(kind).withMetadata({ orientation }).toBuffer();
      const isTurned = orientation > 4;
      const size = { kind, width: isTurned ? 30 : 60, height: isTurned ? 60 : 30 };
      expect(rasterSize(content)).toEqual({ ...size, orientation });
      const upright = await cleanPicture({ file: `logo.${kind}`, content }, cache.root);
      expect(rasterSize(upright)).toEqual({ ...size, orientation: 1 });
      expect(await sharp(upright).metadata()).toMatchObject({ width: size.width, height: size.height });
    }
  });

  it('keeps its top at the top', async () => {
    const top = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const stored = sharp({ create: { width: 40, height: 40, channels: 3, background: 'blue' } }).composite([
      { input: top, top: 0, left: 0 },
    ]);
    const content = await stored.png().withMetadata({ orientation: 3 }).toBuffer();
    const upright = await cleanPicture({ file: 'logo.png', content }, cache.root);
    const raw = await sharp(upright).removeAlpha().raw().toBuffer();
    expect([...raw.subarray(0, 3)]).toEqual([0, 0, 255]);
    expect([...raw.subarray(-3)]).toEqual([255, 0, 0]);
  });
});
