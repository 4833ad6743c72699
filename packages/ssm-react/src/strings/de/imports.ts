import type {
  ColumnKey,
  IdentifierKind,
  ImportProblem,
  ImportReason,
  ImportStatus,
  LeftOutKind,
  MeasureOrder,
  TakenBy,
} from 'ssm-core';
import type { ReasonFacts } from '../en/imports.ts';

const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);
const rows = (count: number, shown: string) => (count === 1 ? '1 Zeile' : `${shown} Zeilen`);
const takeHidden =
  'Um sie zu übernehmen, wählen Sie „Ausgeblendete Zeilen und Spalten lesen“ unter „Blätter und Spalten ändern“.';

const statuses: Readonly<Record<ImportStatus, string>> = {
  exact: 'Genau',
  normalised: 'Andere Schreibweise',
  proposed: 'Vorgeschlagen',
  several: 'Mehrere Reagenzien',
  other_version: 'Nur andere Version',
  not_on_menu: 'Nicht im Menü',
  not_recognised: 'Nicht erkannt',
  duplicate: 'Duplikat',
  note: 'Notiz',
  heading: 'Überschrift',
  blank: 'Leer',
};

const kinds: Readonly<Record<IdentifierKind, string>> = {
  seqId: 'SeqId',
  uniProt: 'UniProt',
  symbol: 'Gensymbol',
  entrez: 'Entrez-Gene-ID',
  hgnc: 'HGNC-ID',
  ensembl: 'Ensembl',
  refSeq: 'RefSeq',
  somaId: 'SomaId',
  targetName: 'Targetname',
  fullName: 'Vollständiger Name',
  any: 'Beliebige Kennung',
};

const kindNouns: Readonly<Record<IdentifierKind, string>> = {
  seqId: 'eine SeqId',
  uniProt: 'eine UniProt-Accession',
  symbol: 'ein zugelassenes Gensymbol',
  entrez: 'eine Entrez-Gene-ID',
  hgnc: 'eine HGNC-ID',
  ensembl: 'eine Ensembl-ID',
  refSeq: 'eine RefSeq-Accession',
  somaId: 'eine SomaId',
  targetName: 'ein Targetname',
  fullName: 'ein vollständiger Name',
  any: 'eine Kennung',
};

type ReasonText = (facts: ReasonFacts) => string;

const reasons: Readonly<Record<ImportReason, ReasonText>> = {
  spelling: () => 'Groß- und Kleinschreibung, Striche, Anführungszeichen, Leer- oder Trennzeichen waren anders.',
  prefix: () => 'Was vor der Kennung steht, wurde weggelassen.',
  suffix: () => 'Was nach der Kennung steht, wurde weggelassen.',
  current_symbol: ({ written, names }) =>
    `${written} ist das zugelassene Symbol des Gens, das im Katalog ${names} heißt.`,
  loose_spelling: ({ written, names }) =>
    `${written} könnte ${names} sein, mit anders geschriebenen Leerzeichen, Strichen, Akzenten oder griechischen Buchstaben.`,
  alias: ({ written, names }) => `${written} ist ein anderer Name von ${names}.`,
  previous_symbol: ({ written, names }) => `${written} ist ein früheres Symbol von ${names}.`,
  several_symbols: ({ written, names }) => `${written} ist ein anderer Name von ${names}.`,
  other_kind: ({ kind, options }) =>
    `Es ist nicht das, was in dieser Spalte steht. Gelesen als ${kind} ist es ${options}.`,
  several_meanings: ({ written, options }) => `${written} könnte ${options} sein.`,
  isoform: ({ written, names }) =>
    `${written} ist eine Isoform von ${names}; Reagenzien sind nach dem Protein aufgeführt.`,
  successor: ({ written, names }) =>
    `${written} ist eine frühere Accession, einer Annotation oder von UniProt. Jetzt an ihrer Stelle: ${names}.`,
  same_gene: ({ written, names, isGeneId }) =>
    `Kein Reagenz hat ${written} selbst; sein Gen wird unter ${names} gemessen, ${isGeneId ? 'wofür der Katalog eine andere Gen-ID angibt' : 'was ein anderes Protein sein kann'}.`,
  same_protein: ({ written, names }) => `${written} bildet ein Protein, das der Katalog unter ${names} führt.`,
  id_alone: ({ written, names }) =>
    `Der Katalog gibt die Entrez-Gen-ID von ${written} einem Reagenz, das er ${names} nennt.`,
  entry_name: ({ written, names }) =>
    `${written} sieht aus wie ein UniProt-Eintragsname, dessen erster Teil oft, aber nicht immer das Gensymbol ist: ${names}.`,
  other_assay: ({ written, names }) =>
    `${written} ist ein Assay einer anderen Plattform für ${names}. Diese Reagenzien gelten demselben Protein und messen nicht dasselbe.`,
  some_of_list: ({ options }) =>
    `Die Zelle enthält mehrere Kennungen, die zusammen nicht ein einziges Reagenz nennen: ${options}.`,
  date: ({ options }) => `Eine Tabellenkalkulation hat ein Datum daraus gemacht: Es könnte ${options} gewesen sein.`,
  damaged_date: ({ options }) => `Als Datum gelesen: Es könnte ${options} gewesen sein.`,
  rounded_number: ({ options }) =>
    `Eine Tabellenkalkulation hielt es für eine Zahl und hat vielleicht eine Null abgeschnitten: Es könnte ${options} gewesen sein.`,
  columns_disagree: ({ options }) => `Die Spalten der Zeile nennen verschiedene Reagenzien: ${options}.`,
  columns_unconfirmed: ({ options }) => `Eine Spalte der Zeile nennt etwas Unbekanntes: ${options}.`,
  several_reagents: ({ names }) => `Mehrere Reagenzien messen ${names}.`,
  other_column: () => 'Eine andere Spalte der Zeile nennt es.',
  not_human: () => 'Das Protein ist kein menschliches und nicht im Menü.',
  control: () => 'Es ist eine Kontrolle und nicht im Menü.',
  not_offered: () => 'Es ist bekannt, wird aber nicht angeboten.',
  internal_use: ({ withdrawnBy }) =>
    withdrawnBy === null
      ? 'Es wird nicht mehr angeboten: Der Hersteller nutzt es selbst, vielleicht für ein anderes Protein als zuvor.'
      : `${withdrawnBy} bietet es nicht mehr an: Der Hersteller nutzt es selbst, vielleicht für ein anderes Protein als zuvor.`,
  deprecated: ({ withdrawnBy }) =>
    withdrawnBy === null
      ? 'Es ist veraltet und wird nicht mehr angeboten.'
      : `${withdrawnBy} bietet es nicht mehr an: Dort ist es veraltet.`,
  not_measured: ({ names, kind, versions }) => `${names} ist ${kind}; kein Reagenz von ${versions} misst es.`,
  unknown: ({ written }) => `Unter dem Namen ${written} ist nichts bekannt.`,
  words({ written, count, shown, hasReading }) {
    if (count === 0) return `Unter dem Namen ${written} ist nichts bekannt.`;
    if (count === 1) return `Nichts heißt nur ${written}; ein Reagenz hat die Wörter in seinem Namen.`;
    const found = `Nichts heißt nur ${written}; ${shown} Reagenzien haben die Wörter in ihrem Namen.`;
    return hasReading ? found : `${found} Schreiben Sie einen vollständigeren Namen.`;
  },
  near: ({ written, options }) =>
    `Unter dem Namen ${written} ist nichts bekannt. Einen Buchstaben entfernt: ${options}.`,
  unknown_seq_id: ({ written }) => `Die SeqId ${written} ist in keinem der beiden Kataloge.`,
  unknown_accession: ({ written }) =>
    `${written} sieht aus wie eine UniProt-Accession, aber keine Tabelle hier kennt sie.`,
  unknown_id: ({ written, kind }) => `${written} sieht aus wie ${kind}, steht hier aber in keiner Tabelle.`,
  no_table: ({ written, kind }) => `${written} sieht aus wie ${kind}, aber hier ist keine Tabelle dafür geladen.`,
  number: ({ written, options, hasReading }) =>
    hasReading
      ? `${written} ist eine Zahl. Es ist auch die Entrez-Gene-ID von ${options}. Wenn die Spalte Entrez-Gene-IDs hat, geben Sie es unter „Blätter und Spalten ändern“ an.`
      : `${written} ist eine Zahl und benennt nichts.`,
  scientific_number: ({ written }) =>
    `${written} ist eine Zahl, die eine Tabellenkalkulation in Exponentialschreibweise gesetzt hat. Formatieren Sie die Spalte als Text, und geben Sie sie neu ein.`,
  formula_error: () => 'Die Zelle enthält den Fehler einer Formel.',
  too_long: () => 'Es ist länger als 200 Zeichen.',
  hidden_sheet: () =>
    'Das Blatt ist in der Arbeitsmappe ausgeblendet, und seine Zeilen werden nicht gelesen. Blenden Sie es ein, oder kopieren Sie seine Liste in eine neue Arbeitsmappe.',
  hidden_rows: ({ count, shown }) =>
    `${count === 1 ? '1 Zeile, die das Blatt ausblendet, ist' : `${shown} Zeilen, die das Blatt ausblendet, sind`} ausgelassen. ${takeHidden}`,
  hidden_columns: ({ count, shown }) =>
    `${count === 1 ? '1 Spalte, die das Blatt ausblendet, ist' : `${shown} Spalten, die das Blatt ausblendet, sind`} ausgelassen. ${takeHidden}`,
  repeated_rows: ({ count, shown }) =>
    `Die Liste hat mehr als 20.000 Zeilen. ${count === 1 ? '1 Zeile, die eine frühere wiederholt, ist' : `${shown} Zeilen, die eine frühere wiederholen, sind`} nicht aufgeführt.`,
  comment: () => 'Ein Kommentar.',
  section_title: () => 'Der Titel eines Abschnitts.',
  placeholder: () => 'Steht, wo nichts bekannt ist.',
  no_identifier: () => 'In den gelesenen Spalten steht nichts.',
};

const leftOutBy: Readonly<Record<LeftOutKind, (count: number, shown: string) => string>> = {
  other_version: (_, shown) => `${shown} nur in der anderen Version`,
  not_measured: (_, shown) => `${shown} nicht gemessen`,
  not_on_menu: (_, shown) => `${shown} nicht im Menü`,
  undecided: (_, shown) => `${shown} unentschieden`,
  duplicate: (count, shown) => (count === 1 ? '1 Duplikat' : `${shown} Duplikate`),
  refused: (_, shown) => `${shown} abgelehnt`,
  not_recognised: (_, shown) => `${shown} nicht erkannt`,
};

const takenBy: Readonly<Record<TakenBy, string>> = {
  reader: 'Von Hand übernommen',
  reason: 'Mit dem Grund angenommen',
  first: 'Das zuerst aufgeführte',
  all: 'Alle',
  best: 'Das beste nach einer Kennzahl',
};

const disjunction = new Intl.ListFormat('de', { type: 'disjunction' });
const anyOf = (endings: readonly string[]) => disjunction.format(endings);

const problems: Readonly<Record<ImportProblem, string | ((endings: readonly string[]) => string)>> = {
  several_files: 'Wählen Sie jeweils nur eine Datei.',
  old_workbook:
    'Eine Arbeitsmappe dieser Art ist nicht lesbar. Speichern Sie sie als .xlsx, und wählen Sie dann diese.',
  broken_adat:
    'Dieses ADAT hat unter ^TABLE_BEGIN keine ganze Zeile mit SeqIds. Wählen Sie die Datei, wie sie geliefert wurde, oder fügen Sie ihre SeqIds ein.',
  wrong_kind: (endings) => `Diese Datei ist nicht lesbar. Wählen Sie eine Datei mit ${anyOf(endings)}.`,
  too_large: 'Die Liste ist größer als 10 MiB. Teilen Sie sie, oder lassen Sie Spalten weg, die nichts benennen.',
  too_many_rows:
    'Die Liste hat mehr als 100.000 Zeilen. Teilen Sie sie, oder senden Sie nur die Spalte mit den Kennungen.',
  empty: 'Diese Liste enthält nichts.',
  unreadable: 'Die Datei ist nicht mehr lesbar. Wählen Sie sie erneut.',
};

const briefNames: Readonly<Partial<Record<ColumnKey, string>>> = {
  totalCVPlasma: 'CV',
  totalCVSerum: 'CV',
  signalToNoisePlasma: 'S/N',
  signalToNoiseSerum: 'S/N',
  loDb: 'LoD',
  correlationPlasma: 'r',
  correlationSerum: 'r',
};

function briefValue(measure: ColumnKey, value: string): string {
  const name = briefNames[measure] ?? '';
  return measure === 'totalCVPlasma' || measure === 'totalCVSerum' ? `${name} ${value} %` : `${name} ${value}`;
}

export const imports = {
  importTitle: 'Analyten importieren',
  searchTitle: 'Listensuche',
  intro:
    'Eine Liste von SeqIds, UniProt-Accessions, Gensymbolen oder Targetnamen: eine Kennung pro Zeile, allein oder in benannten Spalten. Nichts ändert sich, bevor Sie gesehen haben, was gefunden wurde.',
  limits: (endings: readonly string[]) => `${anyOf(endings)}; bis zu 10 MiB und 20.000 Zeilen, ein ADAT in jeder Größe`,
  chooseFile: 'Datei wählen',
  drop: 'oder eine Datei hier ablegen',
  paste: 'Oder eine Liste einfügen',
  chosenFile: (name: string, size: string) => `${name} (${size})`,
  removeFile: (name: string) => `${name} entfernen`,
  template: 'Vorlage herunterladen',
  loadingTemplate: 'Vorlage wird heruntergeladen',
  upload: 'Hochladen',
  nothingToUpload: 'Wählen Sie zuerst eine Datei, oder fügen Sie eine Liste ein',
  uploading: (name: string) => `Wird hochgeladen: ${name}`,
  pastedList: 'eingefügte Liste',
  stop: 'Anhalten',
  tryAgain: 'Erneut versuchen',
  tooManyRequests: (seconds: number) =>
    `Sie haben mehr angefragt, als eine Person in einer Minute darf. Was Sie gewählt haben, bleibt: Versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} erneut.`,
  tooMuchSent: (minutes: number) =>
    `Sie haben so viel gesendet, wie eine Person in einer Stunde senden darf. Versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} erneut, oder senden Sie eine kleinere Liste.`,
  another: 'Andere Liste wählen',
  content: {
    verify: 'Datei prüfen',
    intro:
      'Wählen Sie ein exportiertes Panel. Seine SeqIds werden mit dem Inhalts-Hash verglichen, den die Datei nennt.',
    checking: (name: string) => `Wird geprüft: ${name}`,
    of: (count: number, shown: string, version: string) =>
      `${count === 1 ? '1 Reagenz' : `${shown} Reagenzien`} des ${version}-Assays.`,
    same: 'Der Inhalt ist so, wie die Datei ihn nennt.',
    differs:
      'Der Inhalt weicht von dem ab, was die Datei nennt: Nach dem Export wurden Reagenzien hinzugefügt, entfernt oder ersetzt. Es wurde nichts geladen.',
    differed: 'Der Inhalt weicht von dem ab, was die Datei nennt.',
    noHash: 'Die Datei nennt keinen Inhalts-Hash.',
    noPanel: 'Dies ist kein exportiertes Panel: Es nennt keine Assay-Version oder keine SeqIds.',
    notOffered: 'Dieser Server prüft keine Dateien.',
    stated: 'Genannter Hash',
    computed: 'Hash des Inhalts',
    accept: 'Trotzdem laden',
  },
  results: 'Ergebnisse',
  read: (count: number, shown: string) => `${rows(count, shown)} gelesen`,
  found: (count: number, shown: string) => `${reagents(count, shown)} gefunden`,
  readAndFound: (read: string, found: string) => `${read}, ${found}.`,
  adat: 'Von diesem ADAT werden die SeqIds gelesen. Seine Proben und deren Messwerte sind ausgelassen.',
  alreadyIn: (shown: string) => `${shown} schon im Builder`,
  leftOut: (shown: string, parts: string) => `${shown} ausgelassen: ${parts}`,
  leftOutBy,
  undecided: (count: number, shown: string) =>
    count === 1
      ? '1 Zeile braucht Ihre Auswahl: Wählen Sie aus, was Sie meinen, oder lassen Sie sie aus.'
      : `${shown} Zeilen brauchen Ihre Auswahl: Wählen Sie aus, was Sie meinen, oder lassen Sie sie aus.`,
  proposalsShown: (count: number, shown: string) =>
    count === 1
      ? '1 Zeile ist ein Vorschlag: Alle Reagenzien, die gemeint sein können, werden gezeigt.'
      : `${shown} Zeilen sind Vorschläge: Alle Reagenzien, die gemeint sein können, werden gezeigt.`,
  add: (count: number, shown: string) => (count === 1 ? '1 Analyt hinzufügen' : `${shown} Analyten hinzufügen`),
  show: 'Im Menü zeigen',
  nothingFound: 'Keine Zeile nennt ein Reagenz dieses Menüs',
  nothingChosen: 'Noch nichts gewählt',
  allRefused: 'Sie haben alle gefundenen Reagenzien ausgelassen',
  allIn: 'Alle sind schon im Builder',
  filter: 'Zeilen zeigen',
  allRows: 'Alle',
  columns: {
    choose: 'Wählen',
    sheet: 'Blatt',
    line: 'Zeile',
    raw: 'Wie geschrieben',
    edited: 'Geändert in',
    kind: 'Gelesen als',
    status: 'Status',
    reason: 'Bedeutung',
    reagents: 'Reagenzien',
    seqId: 'SeqId',
    targetName: 'Targetname',
    fullName: 'Vollständiger Name',
    uniProtId: 'UniProt-ID',
    entrezGeneName: 'Entrez-Gene-Name',
    candidates: 'Mögliche Bedeutungen',
    decision: 'Entscheidung',
    taken: 'Übernommen',
  },
  chooseOne: (seqId: string, line: string) => `${seqId} für Zeile ${line} wählen`,
  chooseAll: (count: string, line: string) => `Alle ${count} für Zeile ${line} wählen`,
  keepFound: (seqId: string, line: string) => `${seqId} übernehmen, gefunden in Zeile ${line}`,
  boxIs: {
    checked: (name: string) => `${name}: aktiviert`,
    unchecked: (name: string) => `${name}: nicht aktiviert`,
    mixed: (name: string) => `${name}: teilweise aktiviert`,
  },
  statuses,
  kinds,
  kindNouns,
  reasons,
  filterStatuses: 'Status zeigen',
  groups: { found: 'Gefunden', choose: 'Wählen', fix: 'Berichtigen', leftOut: 'Ausgelassen' },
  filterReasons: 'Gründe zeigen',
  reasonNames: {
    spelling: 'Schreibweise',
    prefix: 'Präfix',
    suffix: 'Suffix',
    current_symbol: 'Aktuelles Symbol',
    loose_spelling: 'Ungefähre Schreibweise',
    alias: 'Anderer Name',
    previous_symbol: 'Früheres Symbol',
    several_symbols: 'Name mehrerer Gene',
    other_kind: 'Andere Art',
    several_meanings: 'Mehrere Bedeutungen',
    isoform: 'Isoform',
    successor: 'Ersetzte Accession',
    same_gene: 'Gleiches Gen',
    same_protein: 'Gleiches Protein',
    id_alone: 'Nur Gen-ID',
    entry_name: 'Eintragsname',
    other_assay: 'Assay einer anderen Plattform',
    some_of_list: 'Einige einer Liste',
    date: 'Datum',
    damaged_date: 'Beschädigtes Datum',
    rounded_number: 'Gerundete Zahl',
    columns_disagree: 'Spalten widersprechen sich',
    columns_unconfirmed: 'Spalten unbestätigt',
    several_reagents: 'Mehrere Reagenzien',
    other_column: 'Andere Spalte',
    not_human: 'Nicht menschlich',
    control: 'Kontrolle',
    not_offered: 'Nicht angeboten',
    internal_use: 'Interner Gebrauch',
    deprecated: 'Veraltet',
    not_measured: 'Nicht gemessen',
    unknown: 'Unbekannt',
    words: 'Wörter eines Namens',
    near: 'Ähnlich',
    unknown_seq_id: 'Unbekannte SeqId',
    unknown_accession: 'Unbekannte Accession',
    unknown_id: 'Unbekannte Kennung',
    no_table: 'Keine Tabelle',
    number: 'Zahl',
    scientific_number: 'Exponentialzahl',
    formula_error: 'Formelfehler',
    too_long: 'Zu lang',
    hidden_sheet: 'Ausgeblendetes Blatt',
    hidden_rows: 'Ausgeblendete Zeilen',
    hidden_columns: 'Ausgeblendete Spalten',
    repeated_rows: 'Wiederholte Zeilen',
    comment: 'Kommentar',
    section_title: 'Abschnittstitel',
    placeholder: 'Platzhalter',
    no_identifier: 'Keine Kennung',
  } satisfies Readonly<Record<ImportReason, string>>,
  named: (kind: string, name: string) => `${kind} ${name}`,
  withState: (name: string, state: string) => `${name} (${state})`,
  states: {
    on_menu: (seqIds: string) => seqIds,
    other_version: (version: string) => `nur ${version}`,
    off_menu: 'nicht im Menü',
    not_measured: 'nicht gemessen',
    unknown: 'unbekannt',
    unknownSeqId: 'keine solche SeqId',
  },
  otherIdentifier: 'eine andere Kennung',
  andMore: (listed: string, shown: string) => `${listed} und noch ${shown}`,
  means: (seqId: string) => `Bedeutet ${seqId}.`,
  copiedInView: 'Nur die sichtbaren Zeilen wurden kopiert. „Ergebnisse herunterladen“ hat alle.',
  printedFirst: (shown: string, total: string) =>
    `Gedruckt sind die ersten ${shown} von ${total} Zeilen. „Ergebnisse herunterladen“ hat alle.`,
  tickOne: 'Wählen Sie es aus, wenn Sie das meinen.',
  tickSome: 'Wählen Sie aus, was Sie meinen.',
  beside: (names: string, count: number, seqIds: string) =>
    `${names} in derselben Zeile ${count === 1 ? 'wird' : 'werden'} von ${seqIds} gemessen: Übernehmen Sie es nur, wenn Sie das meinen.`,
  onlyIn: (version: string, seqIds: string) => `Nur ${version} misst es: ${seqIds}.`,
  knownOnlyIn: (name: string, kind: string, version: string, seqIds: string) =>
    `${name} ist ${kind}; nur ${version} misst es: ${seqIds}.`,
  alsoIn: (version: string, seqIds: string) => `${version} misst es mit ${seqIds}.`,
  duplicateOf: (line: string, sheet: string | null) =>
    `Nennt das Reagenz von Zeile ${line}${sheet === null ? '' : ` in Blatt „${sheet}“`}, das einmal übernommen wird.`,
  wordsIn: (version: string, seqIds: string) => `Namen von ${version} haben die Wörter: ${seqIds}.`,
  nearIds: (ids: string) => `Ähnlich, aber etwas anderes: ${ids}.`,
  askedIn: (line: string, sheet: string | null) =>
    `Fragt dasselbe wie Zeile ${line}${sheet === null ? '' : ` in Blatt „${sheet}“`} und wird dort entschieden.`,
  heading: 'Benennt Spalten oder steht über deren Namen.',
  blank: 'Eine leere Zeile.',
  refused: 'Abgelehnt',
  undecidedDecision: 'Unentschieden',
  leftOutDecision: 'Ausgelassen',
  takenByRule: 'Gefunden',
  shownInSearch: 'Gezeigt',
  takenBy,
  bestBy: (measure: string, order: string) => `${takenBy.best}: ${measure}, ${order}`,
  acceptedBy: (how: string) => `Vorschlag angenommen: ${how}`,
  orders: { lowest: 'niedrigster Wert', highest: 'höchster Wert' } satisfies Readonly<Record<MeasureOrder, string>>,
  decisions: 'Entscheidungen',
  acceptAll: (shown: string) => `Alle ${shown} annehmen`,
  acceptRest: (count: number, shown: string) =>
    count === 1
      ? '1 weitere Zeile hat mehrere Kandidaten und bleibt unentschieden'
      : `${shown} weitere Zeilen haben mehrere Kandidaten und bleiben unentschieden`,
  chooseSeveral: (shown: string) => `Für mehrere wählen (${shown})`,
  acceptSeveral: (shown: string) => `Annehmen und wählen (${shown})`,
  takeSpanning: 'Auch Reagenzien für mehrere Proteine',
  spans: (proteins: string) => `umfasst ${proteins}`,
  spanningRows: (count: number, shown: string) =>
    count === 1
      ? '1 Zeile hat nur Reagenzien für mehrere Proteine und bleibt unentschieden'
      : `${shown} Zeilen haben nur Reagenzien für mehrere Proteine und bleiben unentschieden`,
  withdrawnRows: (count: number, shown: string) =>
    count === 1
      ? '1 Zeile nennt ein Reagenz, das nicht mehr angeboten wird: Es wird nur einzeln gewählt'
      : `${shown} Zeilen nennen Reagenzien, die nicht mehr angeboten werden: Sie werden nur einzeln gewählt`,
  differingRows: (count: number, shown: string) =>
    count === 1
      ? '1 Zeile kann verschiedene Proteine meinen und bleibt unentschieden'
      : `${shown} Zeilen können verschiedene Proteine meinen und bleiben unentschieden`,
  skipped: (count: number, shown: string) =>
    count === 1 ? '1 Reagenz für mehrere Proteine übergangen' : `${shown} Reagenzien für mehrere Proteine übergangen`,
  chooseForLine: (line: string) => `Für Zeile ${line} wählen`,
  choices: {
    first: 'Das zuerst aufgeführte',
    all: 'Alle',
    best: (measure: string, order: string) => `${measure} am ${order === 'lowest' ? 'niedrigsten' : 'höchsten'}`,
  },
  choice: (name: string, count: number, shown: string) => `${name}: ${rows(count, shown)}`,
  decided: (count: number, shown: string) => `${rows(count, shown)} entschieden`,
  accepted: (count: number, shown: string) =>
    count === 1 ? '1 Vorschlag angenommen' : `${shown} Vorschläge angenommen`,
  ties: (count: number, shown: string) => (count === 1 ? '1 Gleichstand übrig' : `${shown} Gleichstände übrig`),
  missing: (count: number, shown: string) => `${rows(count, shown)} ohne Angabe`,
  briefMeasure: (measure: ColumnKey, value: string | null) =>
    value === null ? `${briefNames[measure] ?? ''} nicht angegeben` : briefValue(measure, value),
  besideSeqIds: (titles: string) =>
    `Neben den SeqIds zur Wahl: ${titles}. Eine Zeile im Fokus zeigt hier ihren ganzen Text.`,
  lineWritten: (line: string, written: string) => `Zeile ${line}: ${written}`,
  noMeasures: 'Die Kennzahlen des Menüs konnten nicht gelesen werden.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  edit: (line: string) => `Zeile ${line} bearbeiten`,
  editLabel: (line: string) => `Zeile ${line}, wie geschrieben`,
  ask: 'Abfragen',
  cancelEdit: 'Abbrechen',
  loadingReagents: 'Die Reagenzien des Menüs werden geladen',
  asking: (text: string) => `Wird abgefragt: ${text}`,
  mended: (line: string, text: string, answer: string) => `Zeile ${line}, ${text}: ${answer}`,
  was: (text: string) => `vorher ${text}`,
  notAsked: (text: string, why: string) => `${text}: ${why}`,
  readAs: {
    unread: (letters: string, kind: string, count: number, shown: string) =>
      count === 1
        ? `1 Zelle der Spalte ${letters} ist nicht lesbar (erwartet: ${kind})`
        : `${shown} Zellen der Spalte ${letters} sind nicht lesbar (erwartet: ${kind})`,
    sheet: (sheet: string | null, columns: string, count: number, shown: string) =>
      `${sheet === null ? 'Die Liste' : `Blatt „${sheet}“`}: ${columns} – ${rows(count, shown)}`,
    column: (letters: string, kind: string) => `Spalte ${letters} als ${kind}`,
    nothing: 'nichts wird gelesen',
    leftOut: (hidden: string) => `${hidden} ausgelassen`,
  },
  hiddenRows: (count: number, shown: string) =>
    count === 1 ? '1 ausgeblendete Zeile' : `${shown} ausgeblendete Zeilen`,
  hiddenColumns: (count: number, shown: string) =>
    count === 1 ? '1 ausgeblendete Spalte' : `${shown} ausgeblendete Spalten`,
  repeatedRows: (count: number, shown: string) => (count === 1 ? '1 wiederholte Zeile' : `${shown} wiederholte Zeilen`),
  changeSheets: 'Blätter und Spalten ändern',
  sheets: {
    loading: 'Blätter werden gelesen',
    intro:
      'Geben Sie an, welche Blätter und Spalten gelesen werden. Ihre Entscheidungen bleiben für Zeilen, die gleich bleiben.',
    hidden:
      'In der Arbeitsmappe ausgeblendet: wird nicht gelesen. Blenden Sie es ein, oder kopieren Sie seine Liste in eine neue Arbeitsmappe.',
    readHidden: 'Ausgeblendete Zeilen und Spalten lesen',
    read: (sheet: string | null) => (sheet === null ? 'Die Liste lesen' : `Blatt „${sheet}“ lesen`),
    rowCount: (count: number, shown: string) => rows(count, shown),
    header: (sheet: string | null) => `Zeile mit den Spaltennamen${sheet === null ? '' : ` von „${sheet}“`}`,
    headerLabel: 'Spaltennamen',
    noHeader: 'Keine',
    headerLine: (line: string) => `Zeile ${line}`,
    table: (sheet: string | null) => `Erste Zeilen ${sheet === null ? 'der Liste' : `von „${sheet}“`}`,
    line: 'Zeile',
    column: (letters: string) => `Spalte ${letters}`,
    readAs: (letters: string, sheet: string | null) =>
      `Spalte ${letters}${sheet === null ? '' : ` von „${sheet}“`} lesen als`,
    notRead: 'Nicht gelesen',
    byTitle: (title: string) => `heißt „${title}“`,
    byContent: (share: string, kind: string) => `${share} sehen aus wie ${kind}`,
    byOne: 'die einzige Spalte',
    again: 'Erneut lesen',
    nothingRead: 'Wählen Sie für mindestens eine Spalte, als was sie gelesen wird',
  },
  sessions: 'Frühere Listen',
  goOn: (name: string, time: string | null) => `Weiter mit ${name}${time === null ? '' : `, ${time}`}`,
  offeredBelow: (buttons: string) => `Unter dem Feld: ${buttons}`,
  listKept: (title: string) => `Die Liste bleibt erhalten. „${title}“ bietet an, mit ihr weiterzumachen.`,
  backToResults: 'Zurück zu den Ergebnissen',
  dropped: (count: number, shown: string) =>
    count === 1
      ? 'Eine Entscheidung gilt nicht mehr und wurde verworfen'
      : `${shown} Entscheidungen gelten nicht mehr und wurden verworfen`,
  tooLargeToKeep:
    'Diese Liste ist größer als 4 MB. Entscheidungen bleiben erhalten, aber nach erneutem Laden muss sie neu gewählt werden.',
  answeredWith: (revision: string) => `Beantwortet mit Katalog ${revision}`,
  sourceOf: (file: string, licence: string) => `${file} (${licence})`,
  format: 'Format',
  formats: { xlsx: '.xlsx', csv: '.csv für R und Python', csvExcel: '.csv für Excel' },
  download: 'Ergebnisse herunterladen',
  downloading: 'Datei wird geschrieben',
  resultsOf: (name: string) => `${name} Ergebnisse`,
  problems,
  chip: (count: number, shown: string) => `Listensuche: ${reagents(count, shown)}`,
  chipMissing: (count: number, shown: string) =>
    count === 1 ? '1 ist nicht in diesem Menü' : `${shown} sind nicht in diesem Menü`,
  linkTooLong: (count: number, shown: string) =>
    `Diese Liste (${reagents(count, shown)}) ist zu lang für einen Link: In diesem Browser zeigt der Link sie, anderswo alle Reagenzien.`,
  removeChip: (chip: string) => `${chip} entfernen`,
};
