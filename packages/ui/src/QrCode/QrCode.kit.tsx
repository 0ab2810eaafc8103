import type { KitStates } from '../kit/kit-states.ts';
import { QrCode } from './QrCode.tsx';

const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

export const kit: KitStates = {
  title: 'QrCode',
  states: {
    address: () => <QrCode value="https://example.com/join/ANA-4821" label="Your invitation" />,
    payment: () => <QrCode value={pix} label="PIX payment of R$ 250.00" />,
  },
};
