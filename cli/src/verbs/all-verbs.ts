import { accountVerb } from './account.ts';
import { buildVerb } from './build.ts';
import { checkVerb } from './check.ts';
import { completionVerb } from './completion.ts';
import { coverageVerb } from './coverage.ts';
import { databaseVerb } from './database.ts';
import { depositsVerb } from './deposits.ts';
import { devVerb } from './dev.ts';
import { diffVerb } from './diff.ts';
import { doctorVerb } from './doctor.ts';
import { driftVerb } from './drift.ts';
import { explainVerb } from './explain.ts';
import { galleryVerb } from './gallery.ts';
import { gatewayVerb } from './gateway.ts';
import { helpVerb } from './help.ts';
import { hostVerb } from './host.ts';
import { impactVerb } from './impact.ts';
import { matrixVerb } from './matrix.ts';
import { migrateVerb } from './migrate.ts';
import { newVerb } from './new.ts';
import { previewVerb } from './preview.ts';
import { sbomVerb } from './sbom.ts';
import { tokensVerb } from './tokens.ts';
import { vdiffVerb } from './vdiff.ts';
import type { Verb } from './verb.ts';
import { verifyVerb } from './verify.ts';
import { withdrawalsVerb } from './withdrawals.ts';

/** All verbs in the order of help, by what a person is about to do. */
export const verbGroups: readonly { title: string; verbs: readonly Verb[] }[] = [
  { title: 'Make', verbs: [newVerb, checkVerb, buildVerb] },
  { title: 'Look', verbs: [devVerb, previewVerb, galleryVerb] },
  { title: 'Compare', verbs: [explainVerb, diffVerb, vdiffVerb, impactVerb, coverageVerb, matrixVerb, driftVerb] },
  { title: 'Ship', verbs: [hostVerb, verifyVerb, sbomVerb, tokensVerb] },
  { title: 'Run', verbs: [gatewayVerb, databaseVerb, accountVerb, withdrawalsVerb, depositsVerb] },
  { title: 'Keep', verbs: [migrateVerb, doctorVerb, completionVerb, helpVerb] },
];

export const allVerbs: readonly Verb[] = verbGroups.flatMap(({ verbs }) => verbs);
