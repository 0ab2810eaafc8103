/** A database that cannot be used, or not as it is asked to; `message` is one sentence for whoever started the program. */
export class DatabaseUnusable extends Error {
  override readonly name: string = 'DatabaseUnusable';
}

/** The database was written by a newer release: starting would misread it. */
export class DatabaseTooNew extends DatabaseUnusable {
  override readonly name = 'DatabaseTooNew';

  constructor(unknownMigrations: readonly string[]) {
    super(
      `The database is newer than this program: it knows the migrations ${unknownMigrations.join(', ')}. Start the release that wrote it, or another data folder.`,
    );
  }
}
