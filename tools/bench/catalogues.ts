/** The servers that are measured: one with the demo catalogues, one with real files where there are some. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../process.ts';
import { freePort, type ServerProcess, startProcess } from './child.ts';

export interface Catalogue {
  readonly origin: string;
  readonly port: number;
  readonly version: 'V_7K' | 'V_11K';
  readonly rowCount: number;
  /** Short keys of the columns that have a value anywhere. */
  readonly columns: readonly string[];
  readonly stop: () => Promise<void>;
}

const realFolder = process.env['SSM_SHARED_DATA'] ?? path.resolve(root, '../shared/data');
const geneSets = ['gene_sets.tsv', 'go_sets.tsv', 'mesh_sets.tsv'];
const measures = [
  'totalCVPlasma=calibratorCvPct',
  'loDb=eLodBufferRfu',
  'signalToNoisePlasma=signalToBufferPlasma',
  'medianNormalPlasma=medianSamplePlasmaRfu',
];
/** What is loaded, in this order. */
const loads = [
  { version: 'V_7K', maps: measures, files: ['annotation_7k.tsv', ...geneSets] },
  { version: 'V_11K', maps: [], files: ['annotation_11k.tsv', ...geneSets] },
] as const;

/** The real files that are not there: none when the catalogue can be measured. */
export function absentRealFiles(): readonly string[] {
  const wanted = new Set(loads.flatMap(({ files }) => files));
  return [...wanted].filter((name) => !existsSync(path.join(realFolder, name)));
}

/** Loads the real files as an operator does. */
export async function loadRealFiles(data: string): Promise<void> {
  for (const { version, maps, files } of loads) {
    const paths = files.map((name) => path.join(realFolder, name));
    const words = ['load', '--version', version, ...maps.flatMap((map) => ['--map', map]), ...paths];
    const result = await run(process.execPath, ['tools/run.mjs', 'catalogue', ...words], {
      isQuiet: true,
      env: { SSM_DATA: data },
    });
    if (result.code !== 0) throw new Error(`The real files could not be loaded into ${version}:\n${result.text}`);
  }
}

interface StartOptions {
  /** A module that is loaded before the server. */
  readonly preload?: string | undefined;
  /** How often the demo's reagents come. */
  readonly times?: number;
}

async function start(data: string, statics: string, { preload, times = 1 }: StartOptions = {}): Promise<ServerProcess> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    SSM_DATA: data,
    SSM_STATIC: statics,
    LOG_LEVEL: 'silent',
    SSM_DEMO_TIMES: String(times),
    // Nobody's session is renewed while they are measured: a whole run takes longer than a token is usually good for.
    SSM_ACCESS_TOKEN_SECONDS: '86400',
    // What growth needs first is prepared by asking for it; other work would lie beside what is measured.
    ...(times > 1 && { SSM_PREPARE: 'quick' }),
  };
  const before = preload === undefined ? [] : ['--import', preload];
  return startProcess([...before, 'packages/ssm-server/src/main.ts'], new RegExp(`http://[^\\s]*:${port}`), env, port);
}

const keys = (
  'seqId,fullName,targetName,uniProtId,entrezGeneName,fixedPanels,bufferMS,dilGroup,selexRange,loDb,sigNoisePlasma,' +
  'totalCvPlasma,corrPlasma,fStatPlasma,medNormPlasma,sigNoiseSerum,totalCvSerum,corrSerum,fStatSerum,medNormSerum,' +
  'charInfo,orthStrats,mrmMsData,ddaMsData,pQtl,diseases,pathways'
).split(',');

interface Answer {
  readonly count: number;
  readonly columns: Readonly<
    Record<string, { readonly values?: readonly unknown[]; readonly dictionary?: readonly unknown[] }>
  >;
}

/** A server on a port of its own, and what its menu of this version holds; `preload` is loaded before its own code. */
export async function startCatalogue(
  data: string,
  statics: string,
  version: Catalogue['version'],
  preload?: string,
): Promise<Catalogue> {
  const { port, stop } = await start(data, statics, { preload });
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(
    `${origin}/sat/menuquery/public/somamer/search?version=${version}&fields=${keys.join()}`,
    {
      headers: { accept: 'application/vnd.ssm.columns+json' },
    },
  );
  const { count, columns }: Answer = await response.json();
  const isFilled = (key: string): boolean => {
    const { values, dictionary } = columns[key] ?? {};
    return (values ?? dictionary ?? []).some((value) => value !== null);
  };
  return { origin, port, version, rowCount: count, columns: keys.filter(isFilled), stop };
}

/** The demo's version on a server of its own, with its reagents so many times. */
export async function startGrown(data: string, statics: string, demo: Catalogue, times: number): Promise<Catalogue> {
  const { port, stop } = await start(data, statics, { times });
  return { ...demo, origin: `http://127.0.0.1:${port}`, port, rowCount: demo.rowCount * times, stop };
}
