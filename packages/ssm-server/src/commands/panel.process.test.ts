import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { exportPanel, type PanelExportTexts, type PanelFileFormat } from 'ssm-core';
import { seqIdTable } from 'ssm-core/engine';
import { panelHash } from 'ssm-core/internal';
import { describe, expect, it } from 'vitest';
import { hasSharedData, sharedFile } from '../catalogue/testing/realLoads.ts';
import { calledBy, startProcess } from '../start/testing/serverProcess.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';

const seqIds = ['6580-29', '3032-11', '16892-23'];

/** Texts of another language, because the command must not depend on the language. */
const texts: PanelExportTexts = {
  sheet: 'Panel',
  about: 'Zu diesem Panel',
  fields: {
    name: 'Panelname',
    description: 'Beschreibung',
    id: 'Panel-Id',
    version: 'Assay-Version',
    number: 'Panelversion',
    contentHash: 'Inhalts-Hash',
    saved: 'Gespeichert (UTC)',
    savedRevision: 'Katalogrevision beim Speichern',
    valuesRevision: 'Katalogrevision der Werte',
    exported: 'Exportiert (UTC)',
    count: 'Reagenzien',
    lostCount: 'Nicht mehr im Katalog',
    sources: 'Quellen',
    derived: 'Hinweis',
    empty: 'Ausgelassen',
    demo: 'Hinweis',
  },
  demo: 'Demo',
  version: (version) => version.slice(2),
  columnTitle: (key) => key,
  filledFrom: (key, measure) => `${key}: ${measure}`,
  separator: '; ',
  cell: (_, value) => String(value),
  status: 'Status',
  onMenu: 'Im Katalog',
  lost: 'Nicht mehr im Katalog',
  withdrawn: ({ reason }) => reason,
  withdrawnByOther: (_, { reason }) => reason,
  sources: {
    sheet: 'Quellen',
    columns: {
      list: '',
      at: '',
      revision: '',
      sheet: '',
      line: '',
      raw: '',
      edited: '',
      status: '',
      reason: '',
      seqIds: '',
      removed: '',
      ccc: '',
      scaleFactor: '',
      decision: '',
    },
    pasted: '',
    onePerProtein: '',
    move: ({ file }) => file ?? '',
    plan: () => 'Plan',
    comparison: (taken) => taken,
    catalogueUpdate: String,
    changes: () => '',
    status: (status) => status,
    reason: (reason) => reason,
    decision: ({ decidedBy }) => decidedBy,
    summary: ({ at }) => at,
  },
};

async function exported(folder: string, name: string, format: PanelFileFormat): Promise<string> {
  const { blob } = await exportPanel({
    panel: {
      id: 'panel-1',
      number: 2,
      name: 'Of three',
      description: 'For 11K too',
      version: 'V_7K',
      seqIds,
      changed: '2026-11-20T10:00:00Z',
      catalogueRevision: 'revision-1',
    },
    table: seqIdTable('V_7K', seqIds),
    columns: [],
    format,
    texts,
    now: new Date('2026-11-21T12:00:00Z'),
  });
  await writeFile(path.join(folder, name), Buffer.from(await blob.arrayBuffer()));
  return name;
}

/** Names the files of the folder by their paths. */
const panel = (folder: string, ...args: string[]) => {
  const words = args.map((word) => (word.includes('.') ? path.join(folder, word) : word));
  return startProcess({ SSM_DATA: folder }, 'ssm.ts', ['panel', ...words]);
};

describe('the panel command', () => {
  it('finds the stated content in each format of an export', async () => {
    const folder = await temporaryFolder();
    const files = [
      await exported(folder, 'a.xlsx', 'xlsx'),
      await exported(folder, 'b.csv', 'csv'),
      await exported(folder, 'c.csv', 'csvExcel'),
    ];
    const asked = panel(folder, 'verify', ...files);
    const hash = await panelHash('V_7K', seqIds);
    expect([await asked.ended(), asked.output()]).toEqual([
      { code: 0, signal: null, complaint: '' },
      files.map((file) => `${path.join(folder, file)}: 3 reagents of 7K. The content is as stated: ${hash}\n`).join(''),
    ]);
  });

  it('shows both hashes of a changed list, and says what is not an exported panel', async () => {
    const folder = await temporaryFolder();
    const text = await readFile(path.join(folder, await exported(folder, 'a.csv', 'csv')), 'utf8');
    await writeFile(path.join(folder, 'less.csv'), text.replace(/^6580-29.*\r\n/m, ''));
    await writeFile(path.join(folder, 'other.csv'), 'Name,Value\r\na,1\r\n');
    const asked = panel(folder, 'verify', 'less.csv', 'other.csv', 'none.csv');
    const { code, complaint } = await asked.ended();
    const at = (name: string) => path.join(folder, name);
    expect([code, complaint.split('\n')]).toEqual([
      1,
      [
        `${at('less.csv')}: 2 reagents of 7K. The content differs. Stated: ${await panelHash('V_7K', seqIds)} Computed: ${await panelHash('V_7K', seqIds.slice(1))}`,
        `${at('other.csv')}: This is not an exported panel: it names no assay version or no SeqIds.`,
        `${at('none.csv')}: There is no such file.`,
        '',
      ],
    ]);
  });

  it.each([[[]], [['verify']], [['check', 'a.csv']]])('says how to call it for %j, with exit code 2', async (args) => {
    const asked = panel(await temporaryFolder(), ...args);
    expect(await asked.ended()).toEqual({
      code: 2,
      signal: null,
      complaint: `Name exported panels (.xlsx or .csv): ${calledBy('panel')} verify FILE …\n`,
    });
  });

  it('computes the hash of the 50 SeqIds of the shared data (skipped where the folder is absent)', async ({ skip }) => {
    if (!hasSharedData()) skip();
    const text = new TextDecoder().decode(sharedFile('enrichment_50_seqids.txt').bytes);
    expect(await panelHash('V_7K', text.split('\n').filter(Boolean))).toBe(
      'sha256:ab8dc7e94f6d05034587f8e752eaa9c6e6df8c2ad9b95e0ad24cdd76776acb13',
    );
  });

  it('the lines of Python in docs/import.md compute the same', async () => {
    const folder = await temporaryFolder();
    const document = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
    const [, code = ''] = /```python\n([\s\S]*?)```/.exec(document) ?? [];
    await writeFile(path.join(folder, 'hash.py'), code);
    await exported(folder, 'panel.csv', 'csv');
    const { stdout } = await promisify(execFile)('python3', ['hash.py'], { cwd: folder });
    expect(stdout).toBe(`${await panelHash('V_7K', seqIds)}\n`);
  });
});
