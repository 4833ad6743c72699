/**
 * Writes the exported types of each entry point to a report, so that reviews see changes of the public API.
 * `ssm-core/internal` has no report, because it is not public. API Extractor 7.60 is the newest version: 8.0.0 on npm
 * is an old one.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { folderOf, type Library } from './libraries.ts';

interface Entry {
  readonly library: Library;
  readonly file: string;
}

const entries: readonly Entry[] = [
  { library: 'ssm-core', file: 'index' },
  { library: 'ssm-core', file: 'engine' },
  { library: 'ssm-react', file: 'index' },
  { library: 'ssm-react', file: 'filters' },
  { library: 'ssm-react', file: 'element/element' },
  { library: 'ssm-react', file: 'iframe/iframe' },
];

const ofContract = /^interface (?:components|operations|paths)\S* \{\n.*?^\}\n\n/gms;

/** Matches unions of literals. The compiler may change their order in each build. */
const eitherOf = /"[^"\n]*"(?: \| "[^"\n]*")+/g;
/** Matches properties of types that are made of such unions of literals. Their order changes too. */
const namedAlike = /(?:^ +(\w+): "\1";\n)+/gm;

function inOrder(report: string): string {
  return report
    .replaceAll(eitherOf, (literals) => literals.split(' | ').toSorted().join(' | '))
    .replaceAll(namedAlike, (lines) => `${lines.trimEnd().split('\n').toSorted().join('\n')}\n`);
}

async function reportOf({ library, file }: Entry, folder: string): Promise<string> {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const projectFolder = folderOf(library);
  const mainEntryPointFilePath = path.join(projectFolder, `dist/${file}.d.ts`);
  const reportFileName = `${library}.${path.basename(file)}`;
  const compilerOptions = {
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    types: [],
  };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: {
        enabled: true,
        // Includes types without an exported name, because a public property may have such a type.
        includeForgottenExports: true,
        reportFileName,
        reportFolder: folder,
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
  });
  const errors: string[] = [];
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`${library} ${file} could not be reported.\n${errors.join('\n')}`);
  const report = await readFile(path.join(folder, `${reportFileName}.api.md`), 'utf8');
  return inOrder(report.replaceAll(ofContract, ''));
}

export async function apiReports(): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-api-'));
  try {
    const reports = new Map<string, string>();
    for (const entry of entries) {
      const name = `packages/${entry.library}/reports/${path.basename(entry.file)}.api.md`;
      reports.set(name, await reportOf(entry, folder));
    }
    return reports;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
