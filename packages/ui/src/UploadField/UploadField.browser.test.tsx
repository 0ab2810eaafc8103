import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, server, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UploadField, type UploadItem } from './UploadField.tsx';

const texts = {
  choose: 'Choose pictures',
  drop: 'or drop them here',
  remove: (name: string) => `Take out ${name}`,
  sending: (name: string) => `Sending ${name}`,
  size: (bytes: number) => `${bytes} bytes`,
};

function Own({ change = (item: UploadItem) => item }: { change?: (item: UploadItem) => UploadItem }) {
  const [items, setItems] = useState<UploadItem[]>([]);
  return (
    <UploadField
      label="Proof"
      multiple
      items={items.map(change)}
      onAdd={(files) => setItems([...items, ...files.map((file) => ({ id: file.name, file }))])}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      texts={texts}
    />
  );
}

async function picture(colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(4, 2);
  const context = canvas.getContext('2d');
  if (context !== null) context.fillStyle = colour;
  context?.fillRect(0, 0, 4, 2);
  return new File([await canvas.convertToBlob()], `${colour}.png`, { type: 'image/png' });
}

test('accepts files, previews each, and returns the focus when one is removed', async () => {
  const screen = await render(<Own />);
  const input = screen.getByLabelText('Proof');
  await userEvent.upload(input, [await picture('red'), new File(['%PDF-1.7'], 'statement.pdf')]);
  await expect.element(screen.getByText('statement.pdf')).toBeVisible();
  const canvas = screen.container.querySelector('canvas');
  await expect.poll(() => [...(canvas?.getContext('2d')?.getImageData(56, 56, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255]);
  await screen.getByRole('button', { name: 'Take out red.png' }).click();
  await expect.element(input).toHaveFocus();
  expect(screen.getByText('red.png').elements()).toEqual([]);
  await userEvent.upload(input, await picture('red'));
  await expect.element(screen.getByText('red.png')).toBeVisible();
});

/** Drops a local file onto the middle of an element, as a user does. */
async function drop(element: Element, file: string): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const at = { x: (frame?.x ?? 0) + box.x + box.width / 2, y: (frame?.y ?? 0) + box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await cdp().send('Input.dispatchDragEvent', { type, ...at, data });
}

test('accepts dropped files', async () => {
  const screen = await render(<Own />);
  const zone = screen.getByText('or drop them here').element().parentElement;
  await drop(zone ?? document.body, `${server.config.root}/package.json`);
  await expect.element(screen.getByText('package.json')).toBeVisible();
  expect(zone?.dataset['over']).toBe('false');
});

test('shows the progress of a file and its error', async () => {
  const change = (item: UploadItem) => (item.id === 'red.png' ? { ...item, progress: 0.25 } : { ...item, error: 'Too large.' });
  const screen = await render(<Own change={change} />);
  await userEvent.upload(screen.getByLabelText('Proof'), [await picture('red'), await picture('blue')]);
  await expect.element(screen.getByRole('progressbar', { name: 'Sending red.png' })).toHaveAttribute('value', '0.25');
  await expect.element(screen.getByText('Too large.')).toBeVisible();
});
