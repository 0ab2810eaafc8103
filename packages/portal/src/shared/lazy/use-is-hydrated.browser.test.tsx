import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIsHydrated } from './use-is-hydrated.ts';

function Drawing({ onDrawn }: { onDrawn: (isTakenOver: boolean) => void }) {
  const isTakenOver = useIsHydrated();
  onDrawn(isTakenOver);
  return <p>{String(isTakenOver)}</p>;
}

test('draws what was drawn ahead first, and the page as it is afterwards', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['prerendered'] = '';
  root.innerHTML = '<p>false</p>';
  document.body.append(root);
  const drawn: boolean[] = [];
  const portal = hydrateRoot(root, createElement(Drawing, { onDrawn: (value) => drawn.push(value) }));
  await expect.poll(() => root.textContent).toBe('true');
  expect(drawn).toEqual([false, true]);
  portal.unmount();
  root.remove();
});

test('is so from the start in what is drawn later', async () => {
  const drawn: boolean[] = [];
  await render(<Drawing onDrawn={(value) => drawn.push(value)} />);
  expect(drawn).not.toContain(false);
});
