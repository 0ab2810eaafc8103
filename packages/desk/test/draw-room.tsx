import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import type { ControlClient } from '#api/control-client.ts';
import { DeskFacts } from '#shared/desk-context.ts';
import { Toasts } from '#shared/Toasts.tsx';
import { fakeClient } from './fake-client.ts';

const merchant = { code: 'ACME', brand: 'acme', name: 'Acme', currency: 'BRL' };

/** A room as the desk draws it, over calls that are made up. */
export function drawRoom(Room: ComponentType, client: Partial<ControlClient> = {}, address = '/') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Toasts>
        <DeskFacts value={{ client: fakeClient(client), merchant }}>
          <main>
            <Room />
          </main>
        </DeskFacts>
      </Toasts>
    </MemoryRouter>,
  );
}

/** Resolves once nothing fades in any more: what is half there is read by nobody. */
export async function settled(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}
