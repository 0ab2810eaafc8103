import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIsHydrated } from './use-is-hydrated.ts';

function Rendering({ onRender }: { onRender: (isHydrated: boolean) => void }) {
  const isHydrated = useIsHydrated();
  onRender(isHydrated);
  return <p>{String(isHydrated)}</p>;
}

test('renders the prerendered page first, and the current one afterwards', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['prerendered'] = '';
  root.innerHTML = '<p>false</p>';
  document.body.append(root);
  const rendered: boolean[] = [];
  const portal = hydrateRoot(root, createElement(Rendering, { onRender: (value) => rendered.push(value) }));
  await expect.poll(() => root.textContent).toBe('true');
  expect(rendered).toEqual([false, true]);
  portal.unmount();
  root.remove();
});

test('is true from the start in parts rendered later', async () => {
  const rendered: boolean[] = [];
  await render(<Rendering onRender={(value) => rendered.push(value)} />);
  expect(rendered).not.toContain(false);
});
