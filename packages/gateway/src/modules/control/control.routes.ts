import { emptyInbox } from '#ports/messages/message.repo.ts';
import { controlRoute } from '#operator/control-route.ts';
import type { GatewayModule } from '#http/module.ts';
import {
  addFault,
  blockNetwork,
  clearFaults,
  readClock,
  readHealth,
  readInbox,
  readStatus,
  reset,
  setStatus,
  shiftClock,
  unblockNetwork,
} from './control.service.ts';
import { registerDeskPage } from './desk.routes.ts';

/** The controls of the gateway and of a merchant as a whole. Other modules have their own in `<module>.desk.routes.ts`. */
export const controlModule: GatewayModule = {
  name: 'control',
  desk: (app) => {
    controlRoute(app, 'health', readHealth);
    controlRoute(app, 'clock', readClock);
    controlRoute(app, 'shiftClock', shiftClock);
    controlRoute(app, 'faults', (_, { faults }) => ({ items: faults.list() }));
    controlRoute(app, 'addFault', addFault);
    controlRoute(app, 'clearFaults', clearFaults);
    controlRoute(app, 'status', readStatus);
    controlRoute(app, 'setStatus', setStatus);
    controlRoute(app, 'blockNetwork', blockNetwork);
    controlRoute(app, 'unblockNetwork', unblockNetwork);
    controlRoute(app, 'inbox', readInbox);
    controlRoute(app, 'reset', reset);
    registerDeskPage(app);
  },
  reset: ({ trx, merchant }) => emptyInbox(trx, merchant.id),
};
