/** The twenty browse topics. They are the values of the columns diseases and pathways. */

export interface Topic {
  readonly param: string;
  readonly column: 'diseases' | 'pathways';
  readonly name: string;
}

function topics(column: Topic['column'], names: Readonly<Record<string, string>>): readonly Topic[] {
  return Object.entries(names).map(([param, name]) => ({ param, column, name }));
}

export const browseTopics: readonly Topic[] = [
  ...topics('diseases', {
    alz: "Alzheimer's Disease",
    park: "Parkinson's Disease",
    brcancer: 'Breast Cancer',
    pancancer: 'Pancreatic Cancer',
    t2diabetes: 'Type 2 Diabetes',
  }),
  ...topics('pathways', {
    ampk: 'AMPK Signaling Pathway',
    apop: 'Apoptosis',
    egfr: 'EGFR Tyrosine Kinase Inhibitor Resistance',
    il17: 'IL-17 Signaling',
    jakstat: 'JAK-STAT',
    mapk: 'MAPK',
    mtor: 'mTOR',
    nfkb: 'NF-kB',
    p53: 'p53',
    pdl1: 'PD-L1/PD-1 Checkpoint',
    pi3k: 'PI3K-Akt',
    ras: 'Ras',
    tgf: 'TGF-beta',
    vegf: 'VEGF',
    wnt: 'Wnt',
  }),
];

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}

const byText = new Map<string, Topic>(
  browseTopics.flatMap((topic) => [
    [fold(topic.name), topic],
    [fold(topic.param), topic],
  ]),
);

/** Finds a topic by its param or name, ignoring case and punctuation. */
export function findTopic(text: string): Topic | undefined {
  return byText.get(fold(text));
}
