import { lookup } from 'node:dns/promises';
import { errorTable } from '../errors/error-table.ts';
import { askStatus, strangeAnswer } from '../gateway/gateway-url.ts';
import { isFree } from '../process/free-port.ts';
import { broken, fine, unknown, type Check, type Finding } from './check.ts';

const firstPort = 4000;
const ports = 10;

/** Checks ports, host names and, if one is named, the gateway. */
export function networkChecks(gateway: string | undefined): Check[] {
  return [
    { name: 'ports', run: checkPorts },
    { name: 'localhost', run: checkLocalhost },
    ...(gateway === undefined ? [] : [{ name: 'gateway', run: () => checkGateway(gateway) }]),
  ];
}

async function checkPorts(): Promise<Finding> {
  for (let port = firstPort; port < firstPort + ports; port += 1) {
    if (await isFree(port))
      return fine(port === firstPort ? `${port} is free.` : `${firstPort} is taken, ${port} is free: use --port ${port}.`);
  }
  return broken(`${firstPort} to ${firstPort + ports - 1} are all taken.`, 'Stop a program there, or choose another port with --port.');
}

/** Chrome and Firefox resolve names below localhost themselves; Safari and other programs ask the system. */
async function checkLocalhost(): Promise<Finding> {
  const name = 'doctor.localhost';
  try {
    const { address } = await lookup(name);
    return /^(127\.|::1$)/.test(address)
      ? fine(`*.localhost is ${address}.`)
      : broken(
          `${name} is ${address}, and not this machine.`,
          'Something on the network answers for localhost: look at the resolver or a VPN.',
        );
  } catch {
    return unknown(
      'The system does not know *.localhost.',
      'Chrome and Firefox do by themselves; for others add a line to the hosts file: 127.0.0.1 <code>.localhost',
    );
  }
}

/** A failed DNS lookup may only mean that this machine is offline. A refused connection means that the gateway is down. */
async function checkGateway(origin: string): Promise<Finding> {
  try {
    const response = await askStatus(origin);
    const strange = await strangeAnswer(response);
    if (strange !== null) return broken(`Not a Livery gateway: ${origin} ${strange}`, errorTable.NoGateway.hint);
    return response.status < 500 ? fine(`${origin} answers.`) : broken(`${origin} answers with ${response.status}.`, 'Look at its log.');
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
    if (['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'].includes(code))
      return unknown(`${new URL(origin).hostname} was not found by its name.`, 'Check the name; without a network this cannot be tried.');
    return broken(`Nothing answers at ${origin}.`, 'Start it: livery gateway');
  }
}
