import type { SchemaPart } from '#database/schema-part.ts';
import { identitySchema } from '#identity/identity.schema.ts';
import { ledgerSchema } from '#ledger/ledger.schema.ts';
import { limitsSchema } from '#limits/limits.schema.ts';
import { modules } from '#modules/modules.ts';
import { observeSchema } from '#observe/observe.schema.ts';
import { portsSchema } from '#ports/ports.schema.ts';
import { pushSchema } from '#push/push.schema.ts';
import { sealedSchema } from '#sealed/sealed.schema.ts';
import { tenancySchema } from '#tenancy/tenancy.schema.ts';
import { seedSchema } from './seed.schema.ts';

/** The schema parts of every room and module. Each refers only to tables of earlier parts. */
export const schemaParts: readonly SchemaPart[] = [
  tenancySchema,
  seedSchema,
  identitySchema,
  limitsSchema,
  sealedSchema,
  ledgerSchema,
  observeSchema,
  pushSchema,
  portsSchema,
  ...modules.flatMap(({ schema }) => schema ?? []),
];
