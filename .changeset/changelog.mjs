/**
 * Writes each changeset as its author wrote it. Hashes of commits and lists of updated packages tell an operator nothing: all packages are
 * released together.
 */
export default {
  getReleaseLine: ({ summary }) => `- ${summary.split('\n').join('\n  ')}`,
  getDependencyReleaseLine: () => '',
};
