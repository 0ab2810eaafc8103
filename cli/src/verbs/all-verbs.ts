import { accountVerb } from './run/account.ts';
import { buildVerb } from './make/build.ts';
import { checkVerb } from './make/check.ts';
import { ciVerb } from './ship/ci.ts';
import { completionVerb } from './keep/completion.ts';
import { coverageVerb } from './compare/coverage.ts';
import { databaseVerb } from './run/database.ts';
import { depositsVerb } from './run/deposits.ts';
import { devVerb } from './look/dev.ts';
import { diffVerb } from './compare/diff.ts';
import { doctorVerb } from './keep/doctor.ts';
import { driftVerb } from './compare/drift.ts';
import { explainVerb } from './compare/explain.ts';
import { galleryVerb } from './look/gallery.ts';
import { gatewayVerb } from './run/gateway.ts';
import { helpVerb } from './keep/help.ts';
import { hostVerb } from './ship/host.ts';
import { impactVerb } from './compare/impact.ts';
import { lotteryVerb } from './run/lottery.ts';
import { matrixVerb } from './compare/matrix.ts';
import { migrateVerb } from './keep/migrate.ts';
import { newVerb } from './make/new.ts';
import { planVerb } from './compare/plan.ts';
import { previewVerb } from './look/preview.ts';
import { sbomVerb } from './ship/sbom.ts';
import { textsVerb } from './make/texts.ts';
import { tokensVerb } from './ship/tokens.ts';
import { vdiffVerb } from './compare/vdiff.ts';
import type { Verb } from './verb.ts';
import { verifyVerb } from './ship/verify.ts';
import { withdrawalsVerb } from './run/withdrawals.ts';

/** All verbs in the order of help, grouped by task. */
export const verbGroups: readonly { title: string; verbs: readonly Verb[] }[] = [
  { title: 'Make', verbs: [newVerb, checkVerb, buildVerb, textsVerb] },
  { title: 'Look', verbs: [devVerb, previewVerb, galleryVerb] },
  { title: 'Compare', verbs: [explainVerb, diffVerb, planVerb, vdiffVerb, impactVerb, coverageVerb, matrixVerb, driftVerb] },
  { title: 'Ship', verbs: [hostVerb, verifyVerb, ciVerb, sbomVerb, tokensVerb] },
  { title: 'Run', verbs: [gatewayVerb, databaseVerb, accountVerb, withdrawalsVerb, depositsVerb, lotteryVerb] },
  { title: 'Keep', verbs: [migrateVerb, doctorVerb, completionVerb, helpVerb] },
];

export const allVerbs: readonly Verb[] = verbGroups.flatMap(({ verbs }) => verbs);
