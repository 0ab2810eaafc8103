import { Badge } from '@livery/ui/Badge';
import { LinkTabs } from '@livery/ui/Tabs';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as styles from './Room.css.ts';

interface RoomPartsProps<Part extends string> {
  /** The part's place in the address. The first is the default. */
  readonly parts: readonly [Part, ...Part[]];
  readonly texts: { readonly partsLabel: string; readonly parts: Readonly<Record<Part, string>> };
  /** The number of items in the first part that wait for the desk. */
  readonly waiting: number;
  readonly children: (part: Part) => ReactNode;
}

/** A room of several parts, each with its own address. */
export function RoomParts<Part extends string>({ parts, texts, waiting, children }: RoomPartsProps<Part>) {
  const [address] = useSearchParams();
  const part = parts.find((each) => each === address.get('part')) ?? parts[0];
  return (
    <>
      <LinkTabs
        label={texts.partsLabel}
        items={parts.map((id) => ({
          id,
          label: texts.parts[id],
          href: `?part=${id}`,
          ...(id === parts[0] && waiting > 0 ? { detail: <Badge tone="accent">{String(waiting)}</Badge> } : {}),
        }))}
        current={part}
        render={({ href, ...props }) => <Link {...props} to={href} />}
      />
      <div className={styles.part}>{children(part)}</div>
    </>
  );
}
