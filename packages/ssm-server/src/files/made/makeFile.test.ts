import { numberColumn } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { type ActiveCatalogue, createCatalogueHolder } from '../../catalogue/active.ts';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';
import { loadCatalogue } from '../../catalogue/load/load.ts';
import { smallCatalogue, withOwnColumns } from '../../testing/smallCatalogue.ts';
import { serverTexts } from '../../texts/serverTexts.gen.ts';
import { createInPageReader } from '../../workbook/thread/inPageReader.ts';
import { makeFile } from './makeFile.ts';
import { fileNameOf, type Make, type Material, makes } from './makes.ts';

const texts = serverTexts.en.files;
const catalogues = createCatalogueHolder();
catalogues.replace([smallCatalogue('V_7K'), smallCatalogue('V_11K')]);
const sevenK = catalogues.get('V_7K') as ActiveCatalogue;
const elevenK = catalogues.get('V_11K') as ActiveCatalogue;
const notes = [{ version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '- one' }];
const material: Material = { catalogues: { V_7K: sevenK, V_11K: elevenK }, notes, texts };

async function textOf(make: Make, of: Material = material): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await makeFile(make, of));
}

const lines = async (make: Make): Promise<readonly string[]> => (await textOf(make)).trimEnd().split(/\r?\n/);

describe('files made from the catalogues', () => {
  it('S1-10: a menu as .csv names its catalogue and has every column with titles and words', async () => {
    const [first, ...rest] = await lines('menu-7k-csv-excel');
    expect([first?.codePointAt(0), first?.split(',').slice(0, 2)]).toEqual([0xfeff, ['\ufeffAssay version', '7K']]);
    expect(rest.map((line) => line.split(',').slice(0, 3))).toEqual([
      ['Catalogue', 'Small V_7K', ''],
      ['Catalogue revision', 'small-V_7K-1', ''],
      ['Catalogue loaded', '2026-01-02T03:04:05Z', ''],
      ['Reagents', '3', ''],
      ['Note', 'LoDB (RFU) is filled from: estimated limit of detection (eLoD (RFU))', ''],
      ['', '', ''],
      ['Sequence ID', 'Full Name', 'Target Name'],
      ["'2-1", 'Interleukin-6', 'IL-6'],
      ['10000-28', 'Beta-crystallin B2', 'CRBB2'],
      ['10001-7', '', 'RAF1'],
    ]);
    expect(rest.at(-3)).toContain('"Cytokines, Cardiovascular Disease",Yes,20%,101.5');
  });

  it('have own columns last, with title and unit, and the data dictionary describes them', async () => {
    const holder = createCatalogueHolder();
    holder.replace([withOwnColumns(smallCatalogue('V_7K')), smallCatalogue('V_11K')]);
    const own = { ...material, catalogues: { V_7K: holder.get('V_7K'), V_11K: holder.get('V_11K') } };
    const menu = (await textOf('menu-7k-csv', own)).trimEnd().split(/\r?\n/);
    expect(menu.slice(-4).map((line) => /^.*?((?:(?:"[^"]*"|[^,"]*),){4}[^,"]*)$/.exec(line)?.[1])).toEqual([
      'Haemolysis lists,Half-life (h),Tissue,Secreted,Note',
      'Red cells,1.25,liver,Yes,Measured twice',
      '"Red cells, Platelets",30,"brain, liver",No,',
      ',,,,Freeze and thaw',
    ]);
    const dictionary = (await textOf('data-dictionary', own)).trimEnd().split(/\r?\n/);
    expect(dictionary.filter((line) => line.includes('half-life'))).toEqual([
      'own.number.half-life-h,own.number.half-life-h,Half-life,Half-life in plasma of healthy people,number,h,7K,2,,,',
    ]);
    expect((await textOf('menu-7k-annotation', own)).split(/\r?\n/)[0]).toMatch(/Half-life \(h\)/);
  });

  it('a menu as .csv for R and Python has unchanged SeqIds, below comment lines', async () => {
    const text = await lines('menu-7k-csv');
    expect(text.map((line) => line.split(',')[0])).toEqual([
      '# Assay version: 7K',
      '# Catalogue: Small V_7K',
      '# Catalogue revision: small-V_7K-1',
      '# Catalogue loaded: 2026-01-02T03:04:05Z',
      '# Reagents: 3',
      '# Note: LoDB (RFU) is filled from: estimated limit of detection (eLoD (RFU))',
      'Sequence ID',
      '2-1',
      '10000-28',
      '10001-7',
    ]);
  });

  it('S1-10: a menu as .xlsx has the same content as the .csv, with numbers as numbers and SeqIds as text', async () => {
    const [sheet, about] = await createInPageReader().read(await makeFile('menu-11k-xlsx', material), 'anyone');
    const cellsOf = (each: typeof sheet) =>
      [...(each?.rows ?? [])].map(({ cells }) => cells.map(({ kind, text }) => `${kind} ${text}`));
    const rows = cellsOf(sheet);
    // The import skips this sheet.
    expect([about?.name, cellsOf(about)]).toEqual(['About this file', []]);
    expect([sheet?.name, rows[0]?.slice(0, 3), rows[1]?.slice(0, 3), rows.at(-1)?.[0]]).toEqual([
      '11K menu',
      ['text Sequence ID', 'text Full Name', 'text Target Name'],
      ['text 2-1', 'text Interleukin-6', 'text IL-6'],
      'text 20000-1',
    ]);
    expect(rows.at(-4)).toContain('number 101.5');
  });

  it('S1-10: an annotation uses ADAT names, and the server can load it as a catalogue', async () => {
    const bytes = await makeFile('menu-7k-annotation', material);
    const [titles] = await lines('menu-7k-annotation');
    expect(titles?.split('\t').slice(0, 5)).toEqual([
      'SeqId',
      'TargetFullName',
      'Target',
      'UniProt',
      'EntrezGeneSymbol',
    ]);
    const { revision } = await loadCatalogue([{ name: 'menu.tsv', bytes }], { version: 'V_7K', now: new Date() });
    const again = createCatalogueHolder();
    again.replace(revision === null ? [] : [revision]);
    const made = { ...material, catalogues: { V_7K: again.get('V_7K'), V_11K: undefined } };
    expect(await textOf('menu-7k-annotation', made)).toBe(await textOf('menu-7k-annotation'));
    expect([titles?.split('\t').find((title) => title.startsWith('loDb')), again.get('V_7K')?.derivedFrom]).toEqual([
      'loDb from eLoD (RFU)',
      new Map([['loDb', { measure: 'eLoD (RFU)', file: 'menu.tsv' }]]),
    ]);
  });

  it('S1-10: the crosswalk has every reagent of both menus and says which menus have it', async () => {
    const rows = (await lines('crosswalk')).slice(-5);
    expect(rows).toEqual([
      'Sequence ID,On the 7K menu,On the 11K menu,Target Name (7K),Target Name (11K),UniProt ID (7K),UniProt ID (11K),Entrez Gene Name (7K),Entrez Gene Name (11K)',
      '2-1,Yes,Yes,IL-6,IL-6,P05231,P05231,IL6,IL6',
      '10000-28,Yes,Yes,CRBB2,CRBB2,P43320,P43320,CRYBB2,CRYBB2',
      '10001-7,Yes,Yes,RAF1,RAF1,"P04049, P05231","P04049, P05231",RAF1,RAF1',
      '20000-1,No,Yes,,5NT,,,,',
    ]);
  });

  it('S1-10: the data dictionary explains all 29 columns and counts reagents with a value', async () => {
    const rows = (await lines('data-dictionary')).slice(-30);
    expect([rows[0], rows[10], rows[27]]).toEqual([
      'Key,Short key,Title,Meaning,Kind,Unit,Assay versions,Reagents with a value (7K),Reagents with a value (11K),Filled from (7K),Filled from (11K)',
      'loDb,loDb,LoDB (RFU),A limit of detection that was estimated from buffer wells. It is not the limit that the vendor publishes.,number,relative fluorescence units (RFU),"7K, 11K",2,3,estimated limit of detection (eLoD (RFU)),estimated limit of detection (eLoD (RFU))',
      'mousePlasmaFstat,mousePlasmaFstat,Mouse Plasma F-Statistic,"How much mouse plasma samples differ from each other, compared with repeats of one sample.",number,,7K,0,,,',
    ]);
  });

  it('S3-03: a substitute measure of a column is named in the menu and explained in the dictionary', async () => {
    const map = new Map([['totalCVPlasma', 'calibratorCvPct']]);
    const bytes = new TextEncoder().encode('seqId\ttargetName\tcalibratorCvPct\n1-1\tA\t4.5\n');
    const loaded = await loadCatalogue([{ name: 'annotation_7k.tsv', bytes }], {
      version: 'V_7K',
      now: new Date(),
      map,
    });
    const holder = createCatalogueHolder();
    holder.replace(loaded.revision === null ? [] : [loaded.revision]);
    const of: Material = { catalogues: { V_7K: holder.get('V_7K'), V_11K: undefined }, notes, texts };
    const what = 'calibrator CV (calibratorCvPct in annotation_7k.tsv)';
    expect(await textOf('menu-7k-csv', of)).toContain(`# Note: Total CV Plasma (%) is filled from: ${what}`);
    const line = (await textOf('data-dictionary', of)).split(/\r?\n/).find((each) => each.startsWith('totalCVPlasma'));
    expect([line?.includes(texts.derivedMeanings.calibrator_cv), line?.includes('runs'), line?.includes(what)]).toEqual(
      [true, false, true],
    );
    holder.swapIn([
      holder.get('V_7K') as ActiveCatalogue,
      {
        ...elevenK,
        table: { ...elevenK.table, columns: new Map([['totalCVPlasma', numberColumn([8])]]), rowCount: 1, total: 1 },
      },
    ]);
    const both = await textOf('data-dictionary', {
      ...of,
      catalogues: { V_7K: holder.get('V_7K'), V_11K: holder.get('V_11K') },
    });
    const bothLine = both.split(/\r?\n/).find((each) => each.startsWith('totalCVPlasma'));
    expect(bothLine).toContain(`7K: ${texts.derivedMeanings.calibrator_cv} 11K: ${texts.meanings.totalCVPlasma}`);
  });

  it('S1-12: the release notes are one text with all releases', async () => {
    expect(await textOf('release-notes')).toBe('# 1.2.0 – Files\n\n2026-11-22\n\n- one\n');
  });

  it('R29: no cell of any file is a formula or an Excel date, whatever the catalogue contains', async () => {
    const hostile = createCatalogueHolder();
    const table = ['SeqId\tTarget\tTargetFullName', '10-1\t=1+1\t@SUM(1)', '12-5\tDEC1\t-2+3', '3-4\t+a\t"=cmd"'];
    const bytes = new TextEncoder().encode(`${table.join('\n')}\n`);
    const { revision } = await loadCatalogue([{ name: 'a.tsv', bytes }], { version: 'V_7K', now: new Date() });
    hostile.replace(revision === null ? [] : [revision]);
    const of = { ...material, catalogues: { V_7K: hostile.get('V_7K'), V_11K: undefined } };
    const cells = async (make: Make, separator: RegExp): Promise<readonly string[]> =>
      (await textOf(make, of)).split(separator).map((cell) => cell.replace(/^"|"$/g, ''));
    const excel = await cells('menu-7k-csv-excel', /[,\r\n]/);
    const programs = [...(await cells('menu-7k-csv', /[,\r\n]/)), ...(await cells('menu-7k-annotation', /[\t\n]/))];
    expect([...excel, ...programs].filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
    expect(excel.filter((cell) => /^\d{1,2}-\d{1,2}$|^DEC1$/.test(cell))).toEqual([]);
    const told = (each: readonly string[]) => each.filter((cell) => /^'?(?:10-1|=1\+1)$/.test(cell));
    expect([told(excel), told(programs)]).toEqual([
      ["'10-1", "'=1+1"],
      ['10-1', "'=1+1", '10-1', "'=1+1"],
    ]);
  });

  it('PRODUCT: every file of a demo catalogue is named and marked as a demo', async () => {
    const demo = createCatalogueHolder();
    demo.replace([await generateDemoCatalogue('V_7K'), await generateDemoCatalogue('V_11K')]);
    const of = { ...material, catalogues: { V_7K: demo.get('V_7K'), V_11K: demo.get('V_11K') } };
    const names = makes.map((make) => fileNameOf(make, of));
    expect(names).toEqual([
      'SomaScan_Menu_7K_DEMO.xlsx',
      'SomaScan_Menu_7K_DEMO.csv',
      'SomaScan_Menu_7K_DEMO_Excel.csv',
      'SomaScan_Menu_7K_DEMO_Annotation.tsv',
      'SomaScan_Menu_11K_DEMO.xlsx',
      'SomaScan_Menu_11K_DEMO.csv',
      'SomaScan_Menu_11K_DEMO_Excel.csv',
      'SomaScan_Menu_11K_DEMO_Annotation.tsv',
      'SomaScan_Menu_7K_11K_Crosswalk_DEMO.csv',
      'SomaScan_Menu_7K_11K_Crosswalk_DEMO_Excel.csv',
      'SomaScan_Menu_Data_Dictionary_DEMO.csv',
      'SomaScan_Menu_Import_Template.xlsx',
      'SomaScan_Menu_Bulk_Search_Template.xlsx',
      'SomaScan_Menu_Release_Notes.md',
    ]);
    for (const make of ['menu-7k-csv', 'crosswalk'] as const) {
      expect((await textOf(make, of)).slice(0, 22)).toBe('# Note: Demo catalogue');
    }
    for (const make of ['menu-7k-csv-excel', 'crosswalk-excel', 'data-dictionary'] as const) {
      expect((await textOf(make, of)).slice(0, 21)).toBe('\ufeffNote,"Demo catalogue');
    }
    // An annotation has no lines above its titles, so its last column says so, as in every menu.
    for (const make of ['menu-7k-annotation', 'menu-11k-annotation'] as const) {
      const [titles, ...rows] = (await textOf(make, of)).trimEnd().split('\n');
      const said = new Set(rows.map((row) => row.trimEnd().split('\t').at(-1)));
      expect([titles?.trimEnd().split('\t').at(-1), [...said]]).toEqual([
        'Note',
        ['Demo catalogue: values are invented'],
      ]);
    }
    for (const make of ['menu-7k-xlsx', 'menu-11k-xlsx'] as const) {
      const [sheet] = await createInPageReader().read(await makeFile(make, of), 'anyone');
      const last = new Set([...(sheet?.rows ?? [])].map(({ cells }) => cells.at(-1)?.text));
      expect([...last]).toEqual(['Note', 'Demo catalogue: values are invented']);
    }
    // Counts how often other work runs while the largest files are made.
    let turns = 0;
    const watch = setInterval(() => (turns += 1), 1);
    const [csv, again] = [await makeFile('menu-11k-csv', of), await makeFile('menu-11k-csv', of)];
    const xlsx = await makeFile('menu-11k-xlsx', of);
    clearInterval(watch);
    expect([Buffer.compare(csv, again), csv.length > 1_000_000, xlsx.length > 1_000_000, turns > 20 || turns]).toEqual([
      0,
      true,
      true,
      true,
    ]);
  });
});
