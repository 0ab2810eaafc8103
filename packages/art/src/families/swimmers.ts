import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';

export function fish(s: Sketch): void {
  const { night, light, main, pop, glow } = s.palette;
  const fin = s.linear([mix(pop, light, 0.35), mix(pop, night, 0.3)], [0, 0, 1, 1]);
  const tall = s.random.between(0.9, 1.15);
  s.path(
    d`M205 158C232 142 240 ${110 / tall} 282 ${98 / tall} 268 130 266 146 258 164 272 186 276 206 284 232 246 222 230 196 203 178z`,
    fin,
  );
  s.path('M96 122C112 74 168 62 214 82 196 98 196 116 200 138z', fin);
  s.path('M124 212C130 240 152 254 176 256 168 240 170 226 178 208z', fin);
  s.extra(() =>
    s.line('M120 112 142 82M146 106 168 76M172 108 192 82M222 160 262 120M222 168 266 172M222 174 262 208', night, 1.5, 'opacity=".4"'),
  );
  const body = 'M38 172C58 118 132 92 214 152 222 160 222 170 214 178 150 238 72 226 38 172z';
  s.path(body, s.linear([mix(main, light, 0.55), main, mix(main, night, 0.5)]));
  s.group(`${s.clip(`<path d="${body}"/>`)} stroke="none"`, () => {
    const scale = `<path d="M0 0q9 9 18 0M-9 8q9 9 18 0t18 0" fill="none" stroke="${mix(main, night, 0.55)}" stroke-width="1.5" opacity=".55"/>`;
    s.field(106, 100, 120, 130, s.texture(18, 16, scale));
    const stripes = s.random.whole(0, 3);
    for (let i = 0; i < stripes; i++) s.path(d`M${124 + i * 32} 90q18 70-6 150h15q26-80 6-150z`, i % 2 ? night : light, 'opacity=".55"');
    s.path('M30 190Q110 236 222 168V240H30z', mix(glow, light, 0.5), 'opacity=".35"');
  });
  s.line('M104 130Q122 166 100 206', night, 3, 'opacity=".6"');
  s.path('M118 176C140 170 158 182 164 206 142 206 124 198 118 176z', fin);
  s.circle(72, 160, 13, light).circle(69, 160, 7, night);
  s.path('M54 152Q72 138 90 158 70 150 54 152z', mix(main, night, 0.4));
  s.line('M41 176 62 178', night, 3);
  s.line('M58 142C92 110 146 104 196 142', light, 4, 'opacity=".75"');
}

export function ray(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const skin = s.linear([mix(main, light, 0.5), main, mix(main, night, 0.6)]);
  s.line('M196 200C226 226 236 268 284 262', night, 7);
  s.line('M196 200C226 226 236 268 284 262', main, 3);
  s.path('M92 104C80 84 92 74 104 84L112 96zM150 90C152 70 168 70 168 86L164 98z', pop);
  s.path(
    'M100 100C130 76 160 86 178 108 214 104 256 88 290 48 284 116 250 156 222 172 214 196 204 208 196 206 186 214 168 212 158 204 110 236 62 232 16 206 54 200 70 178 76 156 78 132 84 112 100 100z',
    skin,
  );
  s.path('M104 112C126 96 150 98 166 118 172 160 182 186 190 198 160 194 110 170 104 112z', mix(main, night, 0.35), 'opacity=".45"');
  s.line('M30 204C66 198 84 180 88 150M278 70C256 102 222 116 186 118', light, 3.5, 'opacity=".7"');
  s.specks(
    [
      [128, 128],
      [146, 140],
      [140, 160],
      [160, 166],
      [120, 148],
      [166, 186],
      [206, 136],
      [226, 126],
      [96, 186],
      [80, 196],
    ],
    8,
    mix(pop, light, 0.5),
    0.9,
  );
  s.circle(102, 112, 6.5, light).circle(101, 112, 3.5, night).circle(164, 104, 6, light).circle(163, 104, 3.2, night);
}

export function turtle(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const skin = s.linear([mix(pop, light, 0.4), pop, mix(pop, night, 0.5)]);
  s.path('M216 118C246 84 268 78 282 82 276 108 256 134 226 146zM206 212C224 238 240 246 256 246 256 226 246 204 226 194z', skin);
  s.path('M92 146C60 132 26 138 16 158 20 182 60 192 92 178z', skin);
  s.path(
    'M84 162C84 106 150 84 200 104 236 118 252 148 248 170 236 212 168 230 124 214 98 204 84 186 84 162z',
    s.linear([mix(main, light, 0.5), main, mix(main, night, 0.6)]),
  );
  s.line(
    'M120 112 142 138 132 176 148 218M142 138H186L204 106M186 138 204 168 190 222M204 168H248M132 176 86 172',
    night,
    3,
    'stroke-linejoin="round" opacity=".65"',
  );
  s.line('M98 150C108 112 156 98 196 112', light, 4.5, 'opacity=".75"');
  s.path('M116 196C96 236 62 256 32 258 40 216 74 188 112 182z', skin);
  s.specks(
    [
      [60, 226],
      [74, 214],
      [56, 242],
      [90, 206],
      [68, 234],
    ],
    7,
    mix(pop, night, 0.5),
    0.6,
  );
  s.circle(42, 156, 6.5, light, `stroke="${night}" stroke-width="2"`).circle(41, 156, 3.5, night);
  s.line('M18 172Q30 178 42 174', night, 2.5);
}

export function seahorse(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const fin = s.linear([mix(pop, light, 0.4), mix(pop, night, 0.3)]);
  s.path('M140 66 150 40 164 58 182 46 186 68 206 66 200 92zM196 138C236 122 246 166 206 182z', fin);
  s.path(
    'M148 64C188 58 208 92 200 128 194 152 214 172 212 206 208 254 158 270 140 242 130 220 148 204 162 216 150 222 156 236 166 230 184 222 178 202 164 190 134 190 112 164 124 132 128 120 124 114 114 116L78 122C68 122 68 106 78 102L110 94C114 76 128 68 148 64z',
    s.linear([mix(main, light, 0.5), main, mix(main, night, 0.45)]),
  );
  s.line('M128 134Q156 146 200 130M122 152Q156 166 204 152M130 170Q164 182 212 174M146 186Q180 196 214 194', night, 2.5, 'opacity=".5"');
  s.line('M150 74Q180 74 188 102', light, 4, 'opacity=".75"');
  s.circle(140, 92, 9, light).circle(138, 93, 5, night);
}

export function octopus(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const arms =
    'M104 190C90 230 58 236 42 208M126 196C122 244 96 262 70 252M150 198C150 240 142 256 132 266M174 196C178 244 204 262 230 252M196 190C210 230 242 236 258 208';
  s.line(arms, night, 30).line(arms, mix(main, night, 0.2), 24);
  s.extra(() => s.line(arms, mix(pop, light, 0.5), 7, 'stroke-dasharray="0 12"'));
  s.path(
    'M84 150C78 84 116 50 150 50S222 84 216 150C214 176 206 194 198 206H102C94 194 86 176 84 150z',
    s.linear([mix(main, light, 0.5), main, mix(main, night, 0.4)]),
  );
  s.line('M104 120Q110 80 142 70', light, 5, 'opacity=".75"');
  s.specks(
    [
      [178, 84],
      [192, 100],
      [172, 104],
      [196, 122],
    ],
    10,
    mix(pop, light, 0.4),
    0.8,
  );
  s.circle(126, 154, 16, light).circle(176, 154, 16, light);
  s.path('M126 146a8 8 0 1 0 .1 0zM176 146a8 8 0 1 0 .1 0z', night, 'stroke="none"').line('M138 184Q151 194 164 184', night, 3.5);
}

export function dolphin(s: Sketch): void {
  const { night, light, main, glow } = s.palette;
  const body =
    'M22 196C30 184 46 182 58 174 76 124 124 92 176 94L212 58C216 84 216 96 212 106 242 124 258 152 262 184L292 214C272 216 254 212 246 204L222 232C218 214 222 202 234 188 218 166 196 160 170 166 132 174 104 196 72 204 50 208 28 208 22 196z';
  s.path(body, s.linear([mix(main, light, 0.55), main, mix(main, night, 0.5)]));
  s.group(`${s.clip(`<path d="${body}"/>`)} stroke="none"`, () =>
    s.path('M20 204C70 198 110 150 176 144 214 142 236 166 240 190L200 260H20z', mix(glow, light, 0.6), 'opacity=".75"'),
  );
  s.path('M138 162C140 192 124 214 100 222 102 202 108 184 118 172z', mix(main, night, 0.3));
  s.line('M28 198Q52 198 70 186', night, 2.5).circle(82, 164, 6, light).circle(81, 164, 3.4, night);
  s.line('M74 152C96 122 134 106 172 108', light, 4, 'opacity=".75"');
}

export function shark(s: Sketch): void {
  const { night, light, main, mid } = s.palette;
  const skin = mix(mid, main, 0.35);
  const body =
    'M20 174C62 122 140 106 208 142L268 92C264 126 264 148 254 166 266 186 274 208 278 232L210 188C150 218 84 214 44 204 30 196 22 186 20 174z';
  s.path('M122 126C132 88 152 66 182 54 176 86 180 112 192 136z', mix(skin, night, 0.25));
  s.path(body, s.linear([mix(skin, light, 0.35), skin, mix(skin, night, 0.5)]));
  s.group(`${s.clip(`<path d="${body}"/>`)} stroke="none"`, () => s.path('M16 186C80 172 150 192 220 172V240H16z', light, 'opacity=".85"'));
  s.path('M116 186C122 222 142 246 174 254 162 226 162 204 168 186z', mix(skin, night, 0.3));
  s.line('M104 142Q96 164 106 186M118 140Q110 164 120 188M132 140Q124 162 134 186', night, 3, 'opacity=".6"');
  s.path('M40 192Q66 178 92 190L84 204 76 192 68 204 60 192 52 202z', light, 'stroke-width="2.5"');
  s.circle(72, 156, 7, light).circle(71, 157, 4, night).line('M58 146 84 150', night, 4);
  s.line('M46 154C84 124 140 120 186 136', light, 4, 'opacity=".6"');
}

export function whale(s: Sketch): void {
  const { night, light, main, glow } = s.palette;
  const body =
    'M28 156C32 96 108 76 168 98 206 112 220 134 238 130 240 108 230 92 212 84 236 76 256 84 264 102 272 84 288 76 298 80 298 110 276 140 258 152 246 206 190 228 128 224 70 220 26 202 28 156z';
  s.line('M112 76C112 54 98 44 84 50M120 76C122 50 138 42 152 50', light, 7);
  s.path(body, s.linear([mix(main, light, 0.5), main, mix(main, night, 0.5)]));
  s.group(`${s.clip(`<path d="${body}"/>`)} stroke="none"`, () => {
    s.path('M20 178C70 200 150 200 216 166L200 240H40z', mix(glow, light, 0.65));
    s.line('M44 196Q110 218 190 192M60 210Q120 226 180 208M30 184Q110 206 206 178', fade(night, 0.45), 2.5);
  });
  s.path('M128 186C132 212 120 232 98 238 98 218 102 200 112 188z', mix(main, night, 0.3));
  s.line('M34 172Q52 184 78 178', night, 3).circle(80, 154, 7, light).circle(79, 154, 4, night);
  s.line('M56 122C84 100 128 96 164 110', light, 5, 'opacity=".75"');
}
