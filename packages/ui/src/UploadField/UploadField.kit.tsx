import { useEffect, useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { UploadField, type UploadFieldProps, type UploadItem } from './UploadField.tsx';

const texts = {
  choose: 'Choose pictures',
  drop: 'or drop them here',
  remove: (name: string) => `Take out ${name}`,
  sending: (name: string) => `Sending ${name}`,
  size: (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`,
};

/** A picture drawn in code, so that the kit needs no file. */
async function drawnPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 200);
  const context = canvas.getContext('2d');
  for (let step = 0; context !== null && step < 8; step += 1) {
    context.fillStyle = step % 2 === 0 ? 'teal' : 'gold';
    context.fillRect(step * 40, 0, 40, 200);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

function Own({ start = [], ...rest }: { start?: Partial<UploadItem>[] } & Partial<UploadFieldProps>) {
  const [items, setItems] = useState<UploadItem[]>([]);
  useEffect(() => {
    void Promise.all(
      start.map(async (item, index) => ({
        id: String(index),
        file: item.file ?? (await drawnPicture(`receipt-${index + 1}.png`)),
        ...item,
      })),
    ).then(setItems);
  }, [start]);
  const add = (files: File[]) => setItems([...items, ...files.map((file) => ({ id: crypto.randomUUID(), file }))]);
  const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
  return (
    <UploadField
      label="Proof of payment"
      hint="Up to 3 pictures, PNG or JPG, 5 MB each"
      accept="image/png,image/jpeg"
      multiple
      items={items}
      onAdd={add}
      onRemove={remove}
      texts={texts}
      {...rest}
    />
  );
}

const none: Partial<UploadItem>[] = [];
const some: Partial<UploadItem>[] = [
  {},
  { progress: 0.6 },
  { file: new File(['%PDF-1.7'], 'a-statement-of-the-last-twelve-months-with-a-long-name.pdf'), error: 'Only PNG and JPG pictures.' },
];

export const kit: KitStates = {
  title: 'UploadField',
  states: {
    empty: () => <Own start={none} />,
    files: () => <Own start={some} />,
    wrong: () => <Own start={none} error="Add a picture of your receipt." />,
    locked: () => <Own start={none} disabledReason="The time to send proof is over." />,
  },
};
