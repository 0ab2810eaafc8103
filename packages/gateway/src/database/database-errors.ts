/**
 * A database that cannot be used at all, or not in this way. `message` is one sentence for the person who started the
 * program.
 */
export class DatabaseUnusable extends Error {
  override readonly name: string = 'DatabaseUnusable';
}

/** A newer release has removed tables or columns that this one needs. */
export class DatabaseTooNew extends DatabaseUnusable {
  override readonly name = 'DatabaseTooNew';

  constructor(unknownMigrations: readonly string[]) {
    super(
      `The database is newer than this program: ${unknownMigrations.join(', ')} took away what it uses. Start the release that did so, or another data folder.`,
    );
  }
}

/** The database lacks migrations of this release, and a start must not apply them. */
export class DatabaseBehind extends DatabaseUnusable {
  override readonly name = 'DatabaseBehind';

  constructor(missingMigrations: readonly string[]) {
    super(
      `The database lacks ${missingMigrations.join(', ')}: run \`livery database migrate\` as the role that owns it, then start again.`,
    );
  }
}

/** The gateway's role could bypass row-level security, or has no rights to the tables. */
export class DatabaseRoleRefused extends DatabaseUnusable {
  override readonly name = 'DatabaseRoleRefused';
}
