import { screen, waitFor, within } from '@testing-library/react';
import type { AnalyteSheet, ColumnKey, StandardColumnKey } from 'ssm-core';
import { columnsOfVersion } from 'ssm-core/engine';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { columnStrings } from '../../strings/columnStrings.ts';
import { en } from '../../strings/en/en.ts';
import { sheet as texts } from '../../strings/en/sheet.ts';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { SpecSheet, type SpecSheetProps } from './SpecSheet.tsx';
import { ownColumnValues, sheetAnalyte, sheetMeasure, sheetOf } from './testing/sheets.ts';

function show(sheet: AnalyteSheet = sheetOf(), props: Partial<SpecSheetProps> = {}): void {
  renderInProvider(<SpecSheet sheet={sheet} sheetHref={(seqId, version) => `#${version}/${seqId}`} {...props} />, {
    requestPath: 'secured',
  });
}

function fact(title: string): readonly (string | null)[] {
  const term = screen.getByText(title, { selector: 'dt' });
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map((each) => each.textContent);
}

function figure(name: string): readonly (string | null)[] {
  return [...screen.getByRole('figure', { name }).querySelectorAll('p')].map((each) => each.textContent);
}

/** The names and the explanations of the folded fields of a group. */
function absentFields(group: string): readonly (string | null)[] {
  const fold = screen.getByRole('button', { name: new RegExp(`(is|are) not reported: ${group}$`) });
  const list = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}

const region = (name: string) => within(screen.getByRole('region', { name }));

function tableRows(name: string): readonly (readonly string[])[] {
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
}

describe('the spec sheet', () => {
  test('S1-11: shows every column of the catalogue with its title and its meaning', async () => {
    show();
    const text = screen.getByRole('article').textContent;
    const absent = columnsOfVersion('V_7K').filter(
      ({ key }) =>
        !text.includes(en.columns[key].title) || !text.includes(texts.meanings[key] ?? `the meaning of ${key}`),
    );
    expect(absent.map(({ key }) => key)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('10000-28 Integrin beta-1');
    expect([fact('Dilution Group')[0], fact('Fixed Panels')[0], fact('Buffer MS')[0]]).toEqual([
      '20%',
      'Oncology',
      'Yes',
    ]);
    expect(absentFields('Evidence')).toEqual([
      'Orthogonal Strategies Other methods that measured the same protein and agreed.',
      `DDA MS Data ${texts.meanings.ddaMsData}`,
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('counts the fields that are not reported, names them on demand, and explains fields on demand', async () => {
    show();
    const fold = screen.getByRole('button', { name: '2 fields are not reported: Evidence' });
    const meaning = screen.getByText(texts.meanings.dilutionGroup as string);
    expect([screen.queryByText('DDA MS Data'), meaning].map((each) => each?.checkVisibility())).toEqual([false, false]);
    await userEvent.click(fold);
    await userEvent.click(screen.getByRole('button', { name: 'What these fields mean: Assay' }));
    expect([screen.queryByText('DDA MS Data'), meaning].map((each) => each?.checkVisibility())).toEqual([true, true]);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(await axeFindings()).toEqual([]);
  });

  test('has the name, what identifies the reagent, four measures to choose by, and a link to the reagents for its protein', async () => {
    const withdrawn = { seqId: '10000-28', reason: 'internal_use', source: 'list.tsv · Name' } as const;
    show(sheetOf({ withdrawnByOther: { fullName: null, targetName: null, ...withdrawn } }));
    const items = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect([items('In short'), items('Measures to choose by')]).toEqual([
      ['Gene ITGB1', 'UniProt P05556', 'Dilution 20%', 'No longer in 11K', '3 reagents for this protein'],
      [
        'Total CV Plasma (%)15.0%Better than 84% of 100 reagentsLower is better',
        'Total CV Serum (%)40.0%Better than 59% of 100 reagentsLower is better',
        'Signal to Noise Plasma10.0Better than 10% of 100 reagentsHigher is better',
        'LoDB (RFU)5.0 RFUBetter than 94% of 100 reagentsLower is better',
      ],
    ]);
    await userEvent.click(screen.getByRole('link', { name: '3 reagents for this protein' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reagents for the same protein' }));
    expect(await axeFindings()).toEqual([]);
  });

  test('says in the head which value is not reported, best, or better than none, and leaves out measures without values', () => {
    const measures = [
      sheetMeasure('totalCVPlasma', null, null),
      sheetMeasure('totalCVSerum', null, null, { count: 0 }),
      sheetMeasure('signalToNoisePlasma', 3, 99),
      sheetMeasure('loDb', 9, 99),
      sheetMeasure('correlationPlasma', 0.5, 3, { count: 1000 }),
    ];
    show(sheetOf({ measures }));
    const cards = within(screen.getByRole('list', { name: 'Measures to choose by' })).getAllByRole('listitem');
    expect(cards.map((card) => [...card.querySelectorAll('p')].map((each) => each.textContent).slice(1))).toEqual([
      ['not reported', 'Not reported; 100 reagents have a value.'],
      ['3.0', 'The best of 100 reagents'],
      ['9.0 RFU', 'Better than none of 100 reagents'],
      ['0.500', 'Better than 3 of 1,000 reagents'],
    ]);
  });

  test('shows mouse columns on V_7K only', () => {
    show(sheetOf({ version: 'V_11K' }));
    expect(screen.queryByRole('heading', { name: 'Mouse' })).toBe(null);
  });

  test('ranks each measure in words, with exact ties and missing values, and never says that a value is good', () => {
    const measures = [
      sheetMeasure('loDb', 12.5, 40, { equal: 4 }),
      sheetMeasure('totalCVPlasma', 3, 0),
      sheetMeasure('totalCVSerum', 9, 99, { missing: 0 }),
      sheetMeasure('correlationPlasma', null, null),
      sheetMeasure('fStatPlasma', 1, 99, { count: 12_000, equal: 1 }),
      sheetMeasure('fStatSerum', 1, 3, { count: 1000, equal: 990 }),
      sheetMeasure('signalToNoisePlasma', 2, 0, {
        equal: 100,
        derivedFrom: 'signalToBufferPlasma',
        derivedFile: 'annotation_7k.tsv',
      }),
      sheetMeasure('signalToNoiseSerum', null, null, {
        count: 0,
        missing: 107,
        minimum: null,
        lowerQuartile: null,
        median: null,
        upperQuartile: null,
        maximum: null,
        bins: [],
      }),
    ];
    show(sheetOf({ measures }));
    const known = measures.filter(({ value }) => value !== null);
    const quartiles = (column: StandardColumnKey) =>
      figure(en.columns[column].title).filter((text) => text?.startsWith('Median'));
    expect(quartiles('loDb')).toEqual(['Median 50.0 RFU, quartiles 25.0 RFU and 75.0 RFU']);
    expect([absentFields('Plasma'), absentFields('Serum')]).toEqual([
      [`Correlation Plasma Not reported; 100 reagents have a value. ${texts.meanings.correlationPlasma}`],
      [`Signal to Noise Serum No reagent has a value. ${texts.meanings.signalToNoiseSerum}`],
    ]);
    expect(
      known.map(({ column }) => {
        const [value, , ...others] = figure(columnStrings(en, column).title).slice(0, -1);
        return [value, ...others];
      }),
    ).toEqual([
      ['12.5 RFU', 'Lower than 56 of 100 reagents (56%); 3 others have the same value; 7 have none.'],
      ['3.0%', 'The lowest of 100 reagents; 7 have none.'],
      ['9.0%', 'The highest of 100 reagents.'],
      ['1.0', 'Lower than 11,900 of 12,000 reagents (99%); 7 have none.'],
      ['1.0', 'Lower than 7 of 1,000 reagents (less than 1%); 989 others have the same value; 7 have none.'],
      [
        '2.0',
        'The same as all 100 reagents with a value; 7 have none.',
        'Filled from signal to buffer (signalToBufferPlasma in annotation_7k.tsv)',
      ],
    ]);
  });

  test('S3-03: names the measure that fills the column of another measure', async () => {
    const derived = { derivedFrom: 'calibratorCvPct', derivedFile: 'annotation_7k.tsv' };
    show(
      sheetOf({
        measures: [
          sheetMeasure('totalCVPlasma', 3, 0, derived),
          sheetMeasure('totalCVSerum', 9, 99),
          sheetMeasure('loDb', 9, 99, { derivedFrom: 'made up' }),
        ],
      }),
    );
    const [plasma, serum, loDb] = (['totalCVPlasma', 'totalCVSerum', 'loDb'] as const).map((key) =>
      figure(en.columns[key].title).slice(-2),
    );
    expect([plasma, serum?.at(-1), loDb]).toEqual([
      ['Filled from calibrator CV (calibratorCvPct in annotation_7k.tsv)', texts.derivedMeanings.calibrator_cv],
      texts.meanings.totalCVSerum,
      ['Filled from made up', texts.derivedMeanings.other],
    ]);
    expect(plasma?.join(' ')).not.toMatch(/within and between runs/);
    const name = 'Total CV Plasma (%) Filled from calibrator CV (calibratorCvPct in annotation_7k.tsv)';
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the plots as a table' }));
    expect(screen.getByRole('rowheader', { name })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  test('says once per group that no measure of the group has a value in the catalogue', () => {
    const none = { count: 0, missing: 107, minimum: null, lowerQuartile: null, median: null, upperQuartile: null };
    const of = (column: ColumnKey) => sheetMeasure(column, null, null, { ...none, maximum: null, bins: [] });
    show(sheetOf({ measures: [of('signalToNoisePlasma'), of('totalCVPlasma'), of('signalToNoiseSerum')] }));
    const [serum] = absentFields('Serum');
    expect([
      screen.getAllByText('No reagent of this catalogue has a value of these measures.').length,
      absentFields('Plasma').filter((text) => text?.includes('No reagent has a value.')),
      serum?.startsWith('Signal to Noise Serum No reagent has a value.'),
    ]).toEqual([1, [], true]);
  });

  test('shows the plots as a table when the user asks for it', async () => {
    show(sheetOf({ measures: [sheetMeasure('loDb', 12.5, 40)] }));
    await userEvent.click(screen.getByRole('button', { name: 'Show the plots as a table' }));
    expect(tableRows('Measurements of the whole menu')).toEqual([
      [
        'Measure',
        'This reagent',
        'Lowest',
        'Lower quartile',
        'Median',
        'Upper quartile',
        'Highest',
        'With a value',
        'Without',
      ],
      ['LoDB (RFU)', '12.5 RFU', '0.0 RFU', '25.0 RFU', '50.0 RFU', '75.0 RFU', '100.0 RFU', '100', '7'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('the keys reach each bar of a chart, which tells its range and count, and a table has the same numbers', async () => {
    const bins = [
      ...Array.from({ length: 9 }, (_, index) => ({ from: index * 5, to: index * 5 + 5, count: 10 + index })),
      { from: 45, to: 400, count: 3 },
    ];
    show(sheetOf({ measures: [sheetMeasure('loDb', 12.5, 40, { bins, maximum: 400 })] }));
    const chart = within(screen.getByRole('figure', { name: 'LoDB (RFU)' }));
    const bars = chart.getByRole('slider', { name: 'Bars of LoDB (RFU)' });
    const told = () => bars.getAttribute('aria-valuetext');
    bars.focus();
    const first = told();
    await userEvent.keyboard('{ArrowRight}');
    const second = told();
    await userEvent.keyboard('{End}');
    expect([first, second, told()]).toEqual([
      '10 to below 15 RFU: 12 reagents, with this one',
      '15 to below 20 RFU: 13 reagents',
      '45 RFU and more: 3 reagents',
    ]);
    expect(chart.getByText('45 RFU and more: 3 reagents')).toBeVisible();
    expect(chart.getByText('≥ 45')).toBeVisible();
    await userEvent.click(chart.getByRole('button', { name: 'Show as a table: LoDB (RFU)' }));
    const rows = tableRows('Values of LoDB (RFU)');
    expect([rows[0], rows[1], rows[10], rows[11], rows.at(-1)]).toEqual([
      ['Range', 'Reagents'],
      ['0 to below 5 RFU', '10'],
      ['45 RFU and more', '3'],
      ['No value', '7'],
      ['Highest', '400.0 RFU'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('says that a strongly skewed measure has a log scale', () => {
    const bins = [1, 10, 100, 1000].map((from) => ({ from, to: from * 10, count: 1 }));
    show(sheetOf({ measures: [sheetMeasure('loDb', 12.5, 40, { bins, scale: 'log', maximum: 10_000 })] }));
    const chart = within(screen.getByRole('figure', { name: 'LoDB (RFU)' }));
    expect(chart.getByText('RFU, log scale')).toBeVisible();
    expect(chart.getByText('1,000')).toBeVisible();
  });

  test('compares reagents for the same protein, marks the best value in words, and sorts missing values last', async () => {
    show();
    const name = 'Reagents for the same protein';
    const cells = () => tableRows(name).map((row) => [row[0], row[3], row[5], row[8]]);
    const unsorted = cells();
    await userEvent.click(screen.getByRole('button', { name: 'Total CV Plasma (%)' }));
    const ascending = cells().map(([seqId]) => seqId?.slice(0, 8));
    await userEvent.click(screen.getByRole('button', { name: 'Total CV Plasma (%)' }));
    const descending = cells().map(([seqId]) => seqId?.slice(0, 8));
    expect({ unsorted, ascending, descending }).toEqual({
      unsorted: [
        ['Sequence ID', 'Total CV Plasma (%)', 'Signal to Noise Plasma', 'Correlation Serum'],
        ['10000-28 this reagent', '15.0%', '10.0highest', '45.000highest'],
        ['20000-1 Shares P05556Spans 2 genes: ITGB1, ITGA5', '12.0%lowest', '8.0', '36.000'],
        ['30000-2 Shares ITGB1', 'not reported', 'not reported', 'not reported'],
      ],
      ascending: ['Sequence', '20000-1 ', '10000-28', '30000-2 '],
      descending: ['Sequence', '10000-28', '20000-1 ', '30000-2 '],
    });
    expect(screen.getByRole('columnheader', { name: 'Total CV Plasma (%)' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(screen.getByRole('link', { name: '20000-1' }).getAttribute('href')).toBe('#V_7K/20000-1');
    expect(await axeFindings()).toEqual([]);
  });

  test('names the publishers of gene sets, both versions, and the factors between the versions', () => {
    show();
    expect({
      pathways: fact('Pathways'),
      go: fact('GO Biological Process'),
      mesh: absentFields('Pathways, diseases and terms'),
    }).toEqual({
      pathways: [
        'MAPK; PI3K-Akt (Reactome, CC0, 2026-01)',
        'mTOR (source not stated)',
        'Curated pathways in which the gene takes part.',
      ],
      go: ['cell adhesion (Gene Ontology, CC BY 4.0)'],
      mesh: [`Disease States ${texts.meanings.diseases}`, 'GO Molecular Function', 'GO Cellular Component', 'MeSH'],
    });
    expect(region('Assay versions').getByRole('link', { name: 'Open 10000-28 on 11K' }).getAttribute('href')).toBe(
      '#V_11K/10000-28',
    );
    expect(tableRows('Between 7K and 11K, from healthy reference samples (SomaDataIO, MIT)')).toEqual([
      ['Sample', '11K→7K', '7K→11K', 'Concordance (Lin’s CCC)'],
      ['Plasma', '× 0.980', '× 1.020', '0.910 (High)'],
      ['Serum', '× 1.100', 'unknown', '0.420 (Low)'],
    ]);
  });

  test('opens external links in a new tab without a referrer, and has no external links without databases', () => {
    const databases = [
      { label: 'UniProt', template: 'https://u.example/{accession}' },
      { label: 'Gene', template: 'https://g.example/?q={gene}' },
      { label: 'Bad', template: 'javascript:alert({gene})' },
    ];
    show(sheetOf({ analyte: sheetAnalyte('10000-28', 5, { uniProtId: ['P1', 'P2'], entrezGeneName: ['A&B'] }) }), {
      databases,
    });
    const links = region('Elsewhere').getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.href, link.rel, link.target])).toEqual([
      ['UniProt: P1 (opens in a new tab)', 'https://u.example/P1', 'noopener noreferrer', '_blank'],
      ['UniProt: P2 (opens in a new tab)', 'https://u.example/P2', 'noopener noreferrer', '_blank'],
      ['Gene: A&B (opens in a new tab)', 'https://g.example/?q=A%26B', 'noopener noreferrer', '_blank'],
    ]);
  });

  test('cites the reagent, its target, the version, the revision, the date and the address', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    show(sheetOf({ isDemo: true }), { readAddress: () => 'https://menu.example/specs/10000-28?version=V_7K' });
    await userEvent.click(screen.getByRole('button', { name: 'Copy citation' }));
    await screen.findByText('Citation copied');
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
    expect(copied).toEqual([
      `SOMAmer reagent 10000-28 (Integrin beta-1; ITGB1), SomaScan 7K, catalogue revision 7k-2026. SomaScan Menu, ${date}. https://menu.example/specs/10000-28?version=V_7K [Demo catalogue: the values are made up]`,
    ]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy citation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy citation' });
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Citation' }).value).toBe(copied[0]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  test('R41: at 320 px tables scroll in the page, and keys scroll each focused heading into view', async () => {
    await page.viewport(320, 800);
    show();
    const lift = screen.getByRole('group', { name: /^Between 7K and 11K/ });
    expect([within(lift).getAllByRole('row').length, document.documentElement.scrollWidth]).toEqual([3, 320]);
    const table = screen.getByRole('table', { name: texts.reagents.tableName });
    const scroller = table.parentElement as HTMLElement;
    scroller.focus();
    const headings = within(table).getAllByRole('button');
    const cut: string[] = [];
    for (const heading of headings) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(heading);
      const [at, view] = [heading.getBoundingClientRect(), scroller.getBoundingClientRect()];
      if (at.left < view.left || at.right > view.right) cut.push(heading.textContent);
    }
    expect([headings.length > 10, cut]).toEqual([true, []]);
    expect(await axeFindings()).toEqual([]);
  });

  test('says in every section that nothing is known of a reagent, and fits 320 px', async () => {
    await page.viewport(320, 800);
    show(
      sheetOf({
        analyte: { seqId: '32610-6' },
        otherVersion: null,
        lift: null,
        reagents: [],
        measures: [],
        memberships: [],
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('32610-6 No name published');
    expect(screen.getByText('No other reagent of this menu binds the same protein.')).toBeVisible();
    expect(screen.getByText('On the 7K menu only.')).toBeVisible();
    const folds = screen.getAllByRole('button', { name: /are not reported/ }).map(({ ariaLabel }) => ariaLabel);
    expect(folds).toEqual([
      '4 fields are not reported: Identity',
      '4 fields are not reported: Assay',
      '5 fields are not reported: Plasma',
      '5 fields are not reported: Serum',
      '6 fields are not reported: Evidence',
      '2 fields are not reported: Mouse',
      '6 fields are not reported: Pathways, diseases and terms',
    ]);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('assays of other platforms', () => {
  const assay = { platform: 'Olink Explore HT', accessions: ['P05556'], symbol: 'ITGB1', reagents: 12 };

  test('are listed with their proteins and the reagents that share them', async () => {
    const complex = { ...assay, assayId: 'OID2', accessions: ['P05556', 'P26006'], name: null, reagents: 13 };
    show(sheetOf({ otherAssays: [{ ...assay, assayId: 'OID1', name: 'Integrin beta-1' }, complex] }));
    await screen.findByRole('table', { name: 'Other platforms' });
    expect(tableRows('Other platforms').slice(1)).toEqual([
      ['Olink Explore HT', 'OID1', 'Integrin beta-1, ITGB1', 'P05556', '12'],
      ['Olink Explore HT', 'OID2', 'ITGB1', 'P05556, P26006', '13'],
    ]);
  });

  test('have a sentence in place of the table if none match, and no section without a loaded list', async () => {
    show(sheetOf({ otherAssays: [] }));
    expect(await screen.findByText('No loaded list of another platform has an assay for this protein.')).toBeVisible();
    show();
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Assay versions' })).toHaveLength(2));
    expect(screen.getAllByRole('heading', { name: 'Other platforms' })).toHaveLength(1);
  });
});

describe('columns that the operator added', () => {
  test('are listed with unit, value, description and source, and say what is not known', async () => {
    show(sheetOf({ ownColumns: ownColumnValues }));
    await screen.findByRole('table', { name: 'Added columns' });
    expect(tableRows('Added columns').slice(1)).toEqual([
      ['Half-life (h)', '0.0625', 'Half-life in plasma of healthy people', 'Reference laboratory, 2026-04, CC BY 4.0'],
      ['Tissue', 'liver, brain', 'Where the protein is made', 'Reference laboratory, 2026-04, CC BY 4.0'],
      ['Secreted', 'Yes', '', 'Reference laboratory, 2026-04, CC BY 4.0'],
      ['Note', 'not reported', '', 'not stated'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('have no section without any', async () => {
    show();
    await screen.findByRole('heading', { name: 'Assay versions' });
    expect(screen.queryByRole('heading', { name: 'Added columns' })).toBe(null);
  });

  test('name a family of gene sets by its words until the catalogue is described', async () => {
    const family = { column: 'own.set.haemolysis-lists', name: 'Red cells', param: null } as const;
    show(sheetOf({ memberships: [{ ...family, source: 'Us', licence: null, date: null }] }));
    expect(await screen.findByText('haemolysis lists')).toBeVisible();
    expect(screen.getByText('Red cells')).toBeVisible();
  });
});
