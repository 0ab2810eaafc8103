// A gateway that takes the job `endless` and never finishes it, until a test kills it.
import Type from 'typebox';
import { defineJob } from '../src/jobs/job.ts';
import { startNode } from './test-fleet.ts';

const endless = defineJob({
  name: 'endless',
  payload: Type.Object({}),
  run: async () => {
    process.stdout.write('taken');
    await new Promise(() => {});
  },
});

await startNode(process.argv[2] ?? '', { jobs: [endless] });
