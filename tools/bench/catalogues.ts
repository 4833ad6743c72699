import { freePort, startProgram } from '../../packages/ssm-server/src/store/testing/program.ts';
import { outputOf, root } from '../process.ts';
import { isAbsent, sharedFile } from '../sharedData.ts';

export async function startNode(
  script: string,
  settings: Readonly<Record<string, string>>,
  stack: AsyncDisposableStack,
): Promise<number> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/ready`;
  const program = {
    command: process.execPath,
    args: ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning', script],
    cwd: root,
    env: { ...process.env, PORT: String(port), ...settings },
    isReady: async () => (await fetch(address).catch(() => undefined)) !== undefined,
    patienceMs: 300_000,
  };
  await startProgram(program, (end) => stack.defer(end));
  return port;
}

export interface Catalogue {
  readonly origin: string;
  readonly port: number;
  readonly version: 'V_7K' | 'V_11K';
  readonly rowCount: number;
  readonly columns: readonly string[];
}

const realFiles = ['annotation_7k.tsv', 'gene_sets.tsv', 'go_sets.tsv', 'mesh_sets.tsv'];
const mappedColumns = [
  'totalCVPlasma=calibratorCvPct',
  'loDb=eLodBufferRfu',
  'signalToNoisePlasma=signalToBufferPlasma',
  'medianNormalPlasma=medianSamplePlasmaRfu',
];

export function realFilesMissing(): string | undefined {
  const missing = realFiles.filter(isAbsent);
  return missing.length === 0 ? undefined : `${missing.join(', ')} not found in the folder of SSM_SHARED_DATA`;
}

export async function loadRealFiles(data: string): Promise<void> {
  const maps = mappedColumns.flatMap((map) => ['--map', map]);
  const files = realFiles.map(sharedFile);
  const args = ['tools/run.mjs', 'catalogue', 'load', '--version', 'V_7K', ...maps, ...files];
  await outputOf(process.execPath, args, { env: { SSM_DATA: data }, problem: 'The real files could not be loaded:' });
}

const keys = (
  'seqId,fullName,targetName,uniProtId,entrezGeneName,fixedPanels,bufferMS,dilGroup,selexRange,loDb,sigNoisePlasma,' +
  'totalCvPlasma,corrPlasma,fStatPlasma,medNormPlasma,sigNoiseSerum,totalCvSerum,corrSerum,fStatSerum,medNormSerum,' +
  'charInfo,orthStrats,mrmMsData,ddaMsData,pQtl,diseases,pathways'
).split(',');

interface Answer {
  readonly count: number;
  readonly columns: Readonly<Record<string, { readonly values?: unknown[]; readonly dictionary?: unknown[] }>>;
}

interface CatalogueOptions {
  readonly data: string;
  readonly statics: string;
  readonly version?: Catalogue['version'];
  readonly times?: number;
}

export async function startCatalogue(
  { data, statics, version = 'V_11K', times = 1 }: CatalogueOptions,
  stack: AsyncDisposableStack,
): Promise<Catalogue> {
  const settings = {
    SSM_DATA: data,
    SSM_STATIC: statics,
    LOG_LEVEL: 'silent',
    SSM_DEMO_TIMES: String(times),
    // Long enough that no session is renewed during a run.
    SSM_ACCESS_TOKEN_SECONDS: '86400',
    // A large catalogue is compressed quickly, because thorough compression would run while the test measures.
    ...(times > 1 && { SSM_PREPARE: 'quick' }),
  };
  const port = await startNode('packages/ssm-server/src/main.ts', settings, stack);
  const origin = `http://127.0.0.1:${port}`;
  const search = `${origin}/sat/menuquery/public/somamer/search?version=${version}&fields=${keys.join()}`;
  const response = await fetch(search, { headers: { accept: 'application/vnd.ssm.columns+json' } });
  const { count, columns }: Answer = await response.json();
  const isFilled = (key: string): boolean =>
    (columns[key]?.values ?? columns[key]?.dictionary ?? []).some((value) => value !== null);
  return { origin, port, version, rowCount: count, columns: keys.filter(isFilled) };
}
