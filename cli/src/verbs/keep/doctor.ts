import { gateway, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const doctorVerb: Verb = {
  name: 'doctor',
  summary: 'check this machine and this project, and say what is broken',
  options: [gateway, json],
  examples: [
    ['livery doctor', 'this machine and this project'],
    ['livery doctor --gateway http://127.0.0.1:4100', 'and the gateway'],
  ],
  load: async () => (await import('../../commands/keep/doctor.ts')).runDoctor,
};
