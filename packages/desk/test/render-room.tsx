import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { DeskFacts } from '../src/shared/desk-context.ts';
import { Toasts } from '../src/shared/Toasts.tsx';
import type { Answers } from './fake-answers.ts';
import { fakeAsk } from './fake-ask.ts';

const merchant = { code: 'ACME', brand: 'acme', name: 'Acme', currency: 'BRL' };

/** Renders a room as the desk does, with sample answers. */
export function renderRoom(Room: ComponentType, answers: Answers = {}, address = '/') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Toasts>
        <DeskFacts value={{ ask: fakeAsk(answers), merchant }}>
          <main>
            <Room />
          </main>
        </DeskFacts>
      </Toasts>
    </MemoryRouter>,
  );
}

/** Resolves when all fades have ended, because half-visible text fails contrast checks. */
export async function settled(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}
