interface PackageManager {
  lockfile: string;
  /** Steps after Node is there. */
  install: readonly string[];
  /** Before `livery`. */
  run: string;
}

/** The first one is the default. */
export const packageManagers = [
  { lockfile: 'package-lock.json', install: ['npm ci'], run: 'npx' },
  { lockfile: 'pnpm-lock.yaml', install: ['corepack enable', 'pnpm install --frozen-lockfile'], run: 'pnpm exec' },
  { lockfile: 'yarn.lock', install: ['corepack enable', 'yarn install --immutable'], run: 'yarn' },
] as const satisfies readonly PackageManager[];

/**
 * A workflow for GitHub Actions. A pull request gets errors and changed values at their lines, tables of both on the page
 * of the run, and pictures of the brands that look different. A push is checked and built. Every run keeps the bundles.
 *
 * @param folder the project below the top of the repository; empty at the top
 */
export function workflowOf({ install, run }: PackageManager, folder: string): string {
  const at = (file: string): string => (folder === '' ? file : `${folder}/${file}`);
  return `name: Brands

on:
  pull_request:
  push:
    branches: [main, master]

permissions:
  contents: read

concurrency:
  group: brands-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  brands:
    runs-on: ubuntu-latest
${folder === '' ? '' : `    defaults:\n      run:\n        working-directory: ${JSON.stringify(folder)}\n`}    env:
      BASE: origin/\${{ github.base_ref }}
    steps:
      - uses: actions/checkout@v4
        with:
          # livery plan and livery impact read the history.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 24
${install.map((command) => `      - run: ${command}`).join('\n')}

      - name: Check
        run: ${run} livery check --all --format github
      - name: Show the errors on the page of the run
        if: failure()
        run: ${run} livery check --all --format markdown >> "$GITHUB_STEP_SUMMARY"

      - name: Plan
        if: github.event_name == 'pull_request'
        run: |
          ${run} livery plan --base "$BASE" --format github
          ${run} livery plan --base "$BASE" --format markdown >> "$GITHUB_STEP_SUMMARY"

      - name: Take pictures of the brands that changed
        if: github.event_name == 'pull_request'
        # Exit code 1 means that a brand looks different, which is fine here.
        run: ${run} livery impact --all --base "$BASE" --html impact.html || [ $? -eq 1 ]
      - uses: actions/upload-artifact@v4
        if: github.event_name == 'pull_request'
        with:
          name: impact
          path: ${JSON.stringify(at('impact.html'))}

      - name: Build
        run: ${run} livery build --all
      - uses: actions/upload-artifact@v4
        with:
          name: bundles
          path: ${JSON.stringify(at('dist'))}
`;
}
