import { listed, quoted, type ErrorEntries } from './error-entry.ts';
import { exitCode } from './exit-codes.ts';

interface Place {
  place: string;
}

/** In the words of the package that refused. */
const refusal = ({ message }: { message: string }): string => message;

const noPermission = {
  message: ({ place }: Place) => `No permission for ${place}.`,
  hint: 'Give the current user the right to write there, or choose another folder.',
};

const fileInTheWay = {
  message: ({ place }: Place) => `${place} must be a folder, but a file is there.`,
  hint: 'Move that file away, or choose another folder.',
};

/** Errors of bundles, sites and pictures, and of the machine that builds them. */
export const siteErrors = {
  NotBuilt: {
    title: 'No bundle',
    exitCode: exitCode.environment,
    message: ({ missing, folder }: { missing: readonly string[]; folder: string }) =>
      `${listed(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} not built in ${folder}.`,
    hint: ({ missing, isAll }: { missing: readonly string[]; isAll: boolean }) =>
      `Run: livery build ${isAll && missing.length > 3 ? '--all' : missing.join(' ')}`,
  },
  BundleStale: {
    title: 'The bundle is out of date',
    exitCode: exitCode.environment,
    cases: {
      brand: {
        message: ({ code }: { code: string }) => `The files of ${code} no longer pass livery check.`,
        hint: ({ code }: { code: string }) => `Run: livery build ${code}`,
      },
      core: {
        message: ({ code }: { code: string }) => `The compiled portal that the bundle of ${code} was made from is gone.`,
        hint: ({ code }: { code: string }) => `Run: livery build ${code}`,
      },
    },
  },
  NoHosts: {
    title: 'No host to serve',
    exitCode: exitCode.findings,
    message: ({ codes }: { codes: readonly string[] }) => `${listed(codes, 'and')} ${codes.length === 1 ? 'has' : 'have'} no hosts.`,
    hint: 'Write the names of the site into "hosts" of brand.json.',
  },
  UnsupportedHostConfig: {
    title: 'Unsupported host configuration',
    exitCode: exitCode.findings,
    message: refusal,
    hint: 'Build the brands again: livery build --all',
  },
  BadRoot: {
    title: 'Invalid root folder',
    exitCode: exitCode.usage,
    message: ({ folder }: { folder: string }) => `${quoted(folder)} cannot be the folder on the server.`,
    hint: 'Write an absolute folder such as /var/www.',
  },
  BadAddress: {
    title: 'Invalid address',
    exitCode: exitCode.usage,
    cases: {
      site: {
        message: ({ text }: { text: string }) => `${quoted(text)} is not the address of a site.`,
        hint: 'Write it without a path, such as https://acme.example.',
      },
      connect: {
        message: ({ text }: { text: string }) => `${quoted(text)} is not a host with a port.`,
        hint: 'Write --connect host:port, such as 127.0.0.1:4000.',
      },
    },
  },
  SiteSilent: {
    title: 'The site does not answer',
    exitCode: exitCode.environment,
    message: refusal,
    hint: 'Check the address and the connection. --connect host:port asks one server directly, --time-limit waits longer.',
  },
  NoManifest: {
    title: 'Nothing to compare with',
    exitCode: exitCode.environment,
    message: refusal,
    hint: 'Build the brand, or name its files.json with --manifest.',
  },
  FolderUnservable: {
    title: 'The folder cannot be served',
    exitCode: exitCode.environment,
    message: refusal,
    hint: 'Rename the folder, or move the project to a path without these characters.',
  },
  NoChromium: {
    title: 'No pictures can be taken',
    exitCode: exitCode.environment,
    cases: {
      none: {
        message: 'There is no Chromium on this machine.',
        hint: 'Install one (npx playwright-core install chromium), or name one in CHROMIUM_PATH.',
      },
      named: {
        message: ({ file }: { file: string }) => `CHROMIUM_PATH names ${file}, but there is no such file.`,
        hint: 'Fix the variable, or unset it.',
      },
      start: {
        message: ({ file }: { file: string }) => `${file} does not start.`,
        hint: ({ file }: { file: string }) => `Try it alone: ${file} --version`,
      },
    },
  },
  NoPlaywright: {
    title: 'No pictures can be taken',
    exitCode: exitCode.environment,
    message: 'The package playwright-core is not installed.',
    hint: 'Run: npm install --save-dev playwright-core',
  },
  TargetRefused: {
    title: 'Nothing was overwritten',
    exitCode: exitCode.usage,
    message: refusal,
    hint: ({ hint }: { hint: string }) => hint,
  },
  /** By the code of the system's error; `output` is standard output. */
  CannotWrite: {
    title: 'Cannot write',
    exitCode: exitCode.environment,
    cases: {
      output: {
        message: ({ why }: { why: string }) => `The output of this command cannot be written: ${why}.`,
        hint: 'Make room on the disk, or send the output elsewhere.',
      },
      EACCES: noPermission,
      EPERM: noPermission,
      EROFS: { message: ({ place }: Place) => `${place} is on a read-only disk.`, hint: 'Choose another folder.' },
      ENOSPC: { message: ({ place }: Place) => `No space is left for ${place}.`, hint: 'Make room on the disk.' },
      ENOTDIR: fileInTheWay,
      EEXIST: fileInTheWay,
      EISDIR: {
        message: ({ place }: Place) => `${place} must be a file, but a folder is there.`,
        hint: 'Name a file, for example one in that folder.',
      },
      ENOLINK: {
        message: ({ place }: Place) => `${place} is a link to a folder that does not exist.`,
        hint: 'Make that folder, or remove the link.',
      },
      ELOOP: { message: ({ place }: Place) => `${place} is a link that leads back to itself.`, hint: 'Remove one of these links.' },
      ENAMETOOLONG: {
        message: ({ place }: Place) => `The name of ${place.length <= 80 ? place : `${place.slice(0, 60)}…`} is too long for the disk.`,
        hint: 'Choose a shorter name.',
      },
      EDQUOT: {
        message: ({ place }: Place) => `No space is left for ${place}: the current user’s quota is used up.`,
        hint: 'Make room on the disk.',
      },
      EIO: { message: ({ place }: Place) => `The disk cannot write ${place}.`, hint: 'Check the disk: it may be failing.' },
      EMFILE: { message: 'More files are open than the system allows.', hint: 'Raise the limit, for example with: ulimit -n 4096' },
      ENFILE: { message: 'More files are open than the system allows.', hint: 'Close other programs.' },
    },
  },
  PortBusy: {
    title: 'The port is taken',
    exitCode: exitCode.environment,
    message: refusal,
    hint: 'Stop that program, or choose another port with --port.',
  },
  PortRefused: {
    title: 'The port is refused',
    exitCode: exitCode.environment,
    message: 'The current user may not open this port.',
    hint: 'Choose a port above 1023 with --port.',
  },
  PlugAndPlay: {
    title: 'Packages are not in folders',
    exitCode: exitCode.environment,
    message: 'livery does not run under Yarn’s Plug’n’Play, which keeps packages in archives.',
    hint: 'Write nodeLinker: node-modules into .yarnrc.yml, and run yarn install.',
  },
} as const satisfies ErrorEntries;
