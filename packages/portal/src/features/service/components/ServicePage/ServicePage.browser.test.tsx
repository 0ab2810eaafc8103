import { expect, test } from 'vitest';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import type { Call } from '#testing/table-client.ts';
import { service } from '../../index.ts';
import { selectFeedback } from '../../service.slice.ts';
import { ServicePage } from './ServicePage.tsx';

const customerService = [
  { csType: 'TELEGRAM', path: 'https://t.me/acme_support', title: 'Acme Support' },
  { csType: 'WHATSAPP', path: 'javascript:alert(1)', title: 'Evil' },
];
const answers = {
  chatModels: { list: [{ modelId: 'general', csType: 'CHAT', title: 'Desk', isOpen: true }] },
  domainRoute: { mainDomain: 'acme.example', domainRoute: ['acme.example', 'mirror.example'] },
  representative: ({ query }: Call) => ({ isOfficial: query['contact'] === 'acme_support', channel: null, name: 'Ana' }),
  feedback: { reference: 'F-7' },
};

function mount() {
  const part = (
    <main>
      <ServicePage />
    </main>
  );
  const after = [settingsLoaded({ customerService } as unknown as SiteSettings)];
  return openPart(part, { features: [service], answers, after });
}

test('opens each contact by its kind, path and title, and none with an unsafe address [entity-17]', async () => {
  const { screen } = await mount();
  await expect.element(screen.getByRole('link', { name: 'Acme Support Telegram' })).toHaveAttribute('href', 'https://t.me/acme_support');
  await expect.element(screen.getByText('Evil')).not.toBeInTheDocument();
  const chat = screen.getByRole('link', { name: /Desk/ });
  await expect.element(chat).toHaveAttribute('href', '/service/chat?desk=general');
  await expect.element(chat).toHaveAttribute('data-window', '440x750');
  await expect(screen.container).toBeAccessible();
});

test('lists the mirrors with advice on saving them, and links to the verification of a representative [misc-04, misc-05]', async () => {
  const { screen } = await mount();
  await expect.element(screen.getByText(/try one of our mirror sites.*Bookmark a secure address/)).toBeVisible();
  await expect.element(screen.getByText('mirror.example')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Verify a representative' })).toHaveAttribute('href', '#service-verification');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Enter the contact that wrote to you.')).toBeVisible();
  const contact = screen.getByRole('textbox', { name: 'Contact' });
  await contact.fill('somebody');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('This isn’t us')).toBeVisible();
  await contact.fill('acme_support');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('This isn’t us')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Ana/)).toBeVisible();
});

test('accepts feedback of 140 characters and refuses one more, naming both limits [misc-03, valid-46, valid-47]', async () => {
  const { screen, store } = await mount();
  const box = screen.getByRole('textbox', { name: 'Your message' });
  const send = screen.getByRole('button', { name: 'Send feedback' });
  await box.fill('x'.repeat(141));
  await send.click();
  await expect.element(screen.getByText('Write 1 to 140 characters.')).toBeVisible();
  expect(selectFeedback(store.getState()).status).toBe('editing');
  await box.fill('x'.repeat(140));
  await send.click();
  await expect.element(screen.getByText('Your reference is F-7.')).toBeVisible();
});
