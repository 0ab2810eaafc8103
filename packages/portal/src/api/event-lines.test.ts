import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, type ServerEvent } from './event-lines.ts';

function read(pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const take = createEventReader((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

test.each([
  ['id: 1\ndata: a\n\n', [{ id: '1', data: 'a' }]],
  ['data: a\r\ndata:b\r\n\r\n', [{ id: null, data: 'a\nb' }]],
  [
    'data: a\r\rdata: b\r\r\n',
    [
      { id: null, data: 'a' },
      { id: null, data: 'b' },
    ],
  ],
  [': a comment\n\nid: 2\n\n', [{ id: '2', data: '' }]],
  ['event: other\nretry: 5\ndata\n\n', [{ id: null, data: '' }]],
  ['data: {"a": "x: y"}\n\n', [{ id: null, data: '{"a": "x: y"}' }]],
  ['data: not ended', []],
])('reads %j', (text, events) => {
  expect(read([text])).toEqual(events);
});

test('reads the same events wherever the text is split', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ' '));
  const event = fc.record({ id: fc.stringMatching(/^[0-9a-z-]{1,12}$/), data: line });
  fc.assert(
    fc.property(fc.array(event), fc.constantFrom('\n', '\r\n'), fc.infiniteStream(fc.integer({ min: 1, max: 7 })), (events, end, sizes) => {
      const text = events.map(({ id, data }) => `id: ${id}${end}data: ${data}${end}${end}`).join('');
      const pieces: string[] = [];
      for (let start = 0; start < text.length; start += pieces.at(-1)?.length ?? 1)
        pieces.push(text.slice(start, start + (sizes.next().value ?? 1)));
      expect(read(pieces)).toEqual(events);
    }),
  );
});
