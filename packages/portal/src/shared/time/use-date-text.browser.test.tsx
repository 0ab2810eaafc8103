import { expect, test } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { momentInFull, useDateText } from './use-date-text.ts';

function Moment() {
  const text = useDateText({ ...momentInFull, timeZoneName: 'shortOffset' })('2026-11-28T15:30:00.000Z');
  return <p aria-label="until">{text}</p>;
}

test('a zone such as GMT-3 stays on the line of its time, however narrow the place is', async () => {
  const { screen } = await openPart(<Moment />, { features: [], answers: {} });
  const place = screen.getByLabelText('until').element() as HTMLElement;
  const node = place.firstChild as Text;
  const start = node.data.indexOf('12:30');
  expect(node.data.slice(start)).toBe('12:30\u00A0GMT-3');
  const moment = document.createRange();
  moment.setStart(node, start);
  moment.setEnd(node, node.data.length);
  for (let width = 96; width <= 320; width += 4) {
    place.style.inlineSize = `${width}px`;
    const lines = new Set([...moment.getClientRects()].map(({ top }) => Math.round(top)));
    expect(lines.size, `${width} px`).toBe(1);
  }
});
