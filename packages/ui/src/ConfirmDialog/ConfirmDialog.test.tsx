import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const ignore = () => undefined;

function draw(loading?: string): string {
  return renderToStaticMarkup(
    <ConfirmDialog open title="Leave?" confirmLabel="Yes" cancelLabel="No" onConfirm={ignore} onCancel={ignore} loading={loading}>
      You have to log in again.
    </ConfirmDialog>,
  );
}

it('can be closed with Escape, the close button and the second button', () => {
  const markup = draw();
  expect(markup).toContain('closedby="any"');
  expect(markup.match(/<button/g)).toHaveLength(3);
  expect(markup).not.toContain('aria-disabled');
});

it('cannot be closed while the confirmed action is running, and explains why', () => {
  const markup = draw('Leaving…');
  expect(markup).toContain('closedby="none"');
  expect(markup.match(/<button/g)).toHaveLength(2);
  expect(markup.match(/aria-disabled="true"/g)).toHaveLength(2);
  expect(markup).toMatch(/role="tooltip"[^>]*>Leaving…</);
});
