import { dirname } from 'node:path';
import { addressOf, type RedirectRule } from '../site/site-rules.ts';
import { connections, openSiteClient, SiteSilent, type SiteClient, type SiteClientOptions } from './site-client.ts';
import { fetchExpectation, readExpectation, type SiteExpectation } from './site-expectation.ts';
import {
  compareAddress,
  compareBuild,
  compareEncoded,
  compareFile,
  compareHeaders,
  compareHidden,
  compareInline,
  type Difference,
  type Finding,
} from './site-checks.ts';

export { NoManifest } from './site-expectation.ts';
export { SiteSilent };
export type { Check, Finding } from './site-checks.ts';

export interface VerifyOptions extends Omit<SiteClientOptions, 'signal'> {
  /** The bundle's `files.json`; the site's own when absent, which proves only that the site agrees with itself. */
  manifest?: string;
  /** Game origins that the host's configuration allows besides the brand's. */
  gamesOrigins?: string[];
  /** Milliseconds for everything. */
  timeLimit: number;
  onProgress?: (asked: { address: string; done: number; of: number }) => void;
}

export interface VerifyReport {
  version: 1;
  url: string;
  /** Build and core of the manifest. */
  build: string;
  core: string;
  /** True without a manifest of the build: the site was checked only against its own. */
  selfConsistencyOnly: boolean;
  /** Whether headers and addresses were compared with the bundle's own `_headers` and `_redirects`. */
  rulesKnown: boolean;
  /** The number of compared files and of requests. */
  files: number;
  questions: number;
  findings: Finding[];
}

/** Compares a live site with the build. Throws `NoManifest`, or `SiteSilent` if no address answers or the time is over. */
export async function verifySite({ manifest, gamesOrigins = [], timeLimit, onProgress, ...site }: VerifyOptions): Promise<VerifyReport> {
  const signal = AbortSignal.timeout(timeLimit);
  const client = openSiteClient({ ...site, signal });
  try {
    const expectation = manifest === undefined ? await fetchExpectation(client) : readExpectation(manifest);
    const questions = [
      buildQuestion(expectation),
      ...fileQuestions(expectation, gamesOrigins),
      ...addressQuestions(expectation),
      ...hiddenQuestions(expectation),
    ];
    const findings = await askAll(client, questions, { signal, ...(onProgress && { onProgress }) });
    return {
      version: 1,
      url: site.url.href,
      build: expectation.manifest.build,
      core: expectation.manifest.core,
      selfConsistencyOnly: manifest === undefined,
      rulesKnown: expectation.headers !== null && expectation.redirects !== null,
      files: expectation.files.size,
      questions: questions.length,
      findings,
    };
  } finally {
    client.close();
  }
}

interface Question {
  address: string;
  ask: (client: SiteClient) => Promise<Difference[]>;
}

/** Checked first: if another build is live, most other checks fail too. */
function buildQuestion({ manifest }: SiteExpectation): Question {
  const address = '/version.json';
  return { address, ask: async (client) => compareBuild(manifest.build, await client.get(address)) };
}

function fileQuestions({ files, headers }: SiteExpectation, gamesOrigins: string[]): Question[] {
  const plain = [...files.values()].filter(({ path }) => !/\.(?:br|gz)$/.test(path));
  return plain.flatMap(({ path, sha256: hash }) => {
    const address = encodeURI(addressOf(path));
    const isPage = path.endsWith('.html');
    const isCompressed = files.has(`${path}.br`) || files.has(`${path}.gz`);
    const offers = !isCompressed ? [] : path === 'index.html' ? ['br, gzip', 'gzip'] : ['br, gzip'];
    return [
      {
        address,
        ask: async (client) => {
          const answer = await client.get(address);
          const differences = compareFile(path, hash, answer);
          if (answer.status !== 200) return differences;
          return [...differences, ...compareHeaders(headers, address, answer, gamesOrigins), ...(isPage ? compareInline(answer) : [])];
        },
      },
      ...offers.map((offered): Question => ({
        address,
        ask: async (client) => {
          const answer = await client.get(address, offered);
          return answer.status === 200 ? compareEncoded(hash, offered, answer) : [];
        },
      })),
    ];
  });
}

/** Something that no site has: a name that a person would not choose. */
const unknown = 'livery-verify';

/** One address per rule of the bundle, and addresses that every host must answer itself. */
function addressQuestions(expectation: SiteExpectation): Question[] {
  const missing = (from: string): RedirectRule => ({ from, to: '/404', status: 404 });
  const rules = [...(expectation.redirects ?? []), missing('/*'), missing('/core/*.js'), missing('/assets/*.svg'), missing('/icons/*.png')];
  return rules.map((rule) => {
    const address = rule.from.replaceAll(/\*|:[A-Za-z]\w*/g, unknown);
    return { address, ask: async (client) => compareAddress(expectation, rule, await client.get(address)) };
  });
}

/** Host configuration, forgotten files, directory listings, and gateway controls. */
function hiddenQuestions(expectation: SiteExpectation): Question[] {
  const paths = [...expectation.files.keys()];
  const folders = new Set(paths.map((path) => dirname(path)).filter((folder) => folder !== '.' && !paths.includes(`${folder}/index.html`)));
  const addresses = [
    '/_headers',
    '/_redirects',
    '/.env',
    '/.git/config',
    '/control/health',
    ...[...folders].map((folder) => encodeURI(`/${folder}/`)),
  ];
  return addresses.map((address) => ({ address, ask: async (client) => compareHidden(expectation, await client.get(address)) }));
}

/**
 * Requests a few addresses at a time and groups equal differences into one finding. An address that stays silent is its
 * own finding, but a site that is silent altogether is none.
 */
async function askAll(
  client: SiteClient,
  questions: Question[],
  { signal, onProgress }: Pick<VerifyOptions, 'onProgress'> & { signal: AbortSignal },
): Promise<Finding[]> {
  const answers = new Map<Question, Difference[]>();
  const silences: SiteSilent[] = [];
  const ask = async (question: Question): Promise<Difference[]> => {
    try {
      return await question.ask(client);
    } catch (error) {
      if (!(error instanceof SiteSilent) || signal.aborted) throw error;
      silences.push(error);
      return [{ check: 'answer', subject: '', expected: 'an answer', found: error.message }];
    }
  };
  const waiting = [...questions];
  const worker = async (): Promise<void> => {
    for (let question = waiting.shift(); question !== undefined; question = waiting.shift()) {
      answers.set(question, await ask(question));
      if (silences.length === questions.length) throw silences[0];
      onProgress?.({ address: question.address, done: answers.size, of: questions.length });
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const findings = new Map<string, Finding>();
  for (const question of questions) {
    for (const difference of answers.get(question) ?? []) {
      const key = JSON.stringify([difference.check, difference.subject, difference.expected, difference.found]);
      const finding = findings.get(key) ?? { ...difference, addresses: [] };
      if (!finding.addresses.includes(question.address)) finding.addresses.push(question.address);
      findings.set(key, finding);
    }
  }
  return [...findings.values()];
}
