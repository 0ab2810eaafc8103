/**
 * Writes each changeset as its author wrote it. Hashes of commits and lists of updated packages tell an operator nothing: all packages are
 * released together.
 *
 * @type {import('@changesets/types').ChangelogFunctions}
 */
// oxlint-disable-next-line import/no-default-export -- Changesets takes the functions of a file by its default export
export default {
  getReleaseLine: ({ summary }) => `- ${summary.split('\n').join('\n  ')}`,
  getDependencyReleaseLine: () => '',
};
