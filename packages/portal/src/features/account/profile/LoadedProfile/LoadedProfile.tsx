import type { ReactNode } from 'react';
import { Skeleton } from '@livery/ui/Skeleton';
import type { Profile } from '@livery/contract/shapes';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { profileRead } from '../../account.reads.ts';

/** A part of a card that needs the profile. */
export function LoadedProfile({ lines, children }: { lines: number; children: (profile: Profile) => ReactNode }) {
  const profile = useRead(profileRead, {});
  return (
    <Loaded
      of={profile}
      onRetry={profile.retry}
      skeleton={Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? 'long' : 'half'} />
      ))}
    >
      {children}
    </Loaded>
  );
}
