import { type ReactNode, useState } from 'react';
import type { MoveBand, MoveFlag, MoveRow, MoveView } from 'ssm-core';
import {
  accessionsOfList,
  countMove,
  type MoveChoices,
  moveBands,
  movedTo,
  moveFlags,
  shownMoveRows,
} from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { mostPrinted, usePrinting } from '../../../ui/hooks/usePrinting.ts';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { useFigures } from '../view/useFigures.ts';
import { type Move, useMoveTexts, useVersionText } from './useMove.ts';

export interface MoveTableProps {
  readonly move: Move;
  readonly rows: readonly MoveRow[];
  readonly view: MoveView;
  readonly choices: MoveChoices;
  readonly onViewChange: (view: MoveView) => void;
}

/** Number of rows on a page. A list can have 11,083 reagents. */
const rowsOnPage = 100;
/** Number of alternatives that a row names. */
const mostNamed = 3;
const noChoice = 'none';

/** Shows each reagent of a list with its band, coefficients and notes, the worst first. */
export function MoveTable({ move, rows, view, choices, onViewChange }: MoveTableProps) {
  const { countText } = useSsm();
  const texts = useMoveTexts();
  const words = useFlagWords(move);
  const [page, setPage] = useState(0);
  const counts = countMove(rows);
  const shown = shownMoveRows(rows, view);
  const isPrinting = usePrinting();
  const from = Math.min(page, Math.max(0, Math.ceil(shown.length / rowsOnPage) - 1)) * rowsOnPage;
  const drawn = isPrinting ? shown.slice(0, mostPrinted) : shown.slice(from, from + rowsOnPage);
  function filter(changed: Partial<Pick<MoveView, 'band' | 'flag'>>): void {
    setPage(0);
    onViewChange({ ...view, ...changed });
  }
  return (
    <>
      <ChipRow<MoveBand>
        label={texts.filterBand}
        all={counts.all}
        counted={moveBands.map((key) => ({ key, count: counts.bands[key] }))}
        shown={view.band}
        nameOf={(band) => texts.bands[band]}
        onShow={(band) => filter({ band })}
      />
      <ChipRow<MoveFlag>
        label={texts.filterFlag}
        all={counts.all}
        counted={moveFlags.map((key) => ({ key, count: counts.flags[key] }))}
        shown={view.flag}
        nameOf={words}
        onShow={(flag) => filter({ flag })}
      />
      <p className="ssm-Panel-hint">{texts.bandsHint}</p>
      {isPrinting && drawn.length < shown.length && (
        <p>{texts.printedFirst(countText(drawn.length), countText(shown.length))}</p>
      )}
      {shown.length === 0 ? (
        <p>{texts.nothingShown}</p>
      ) : (
        <Rows move={move} rows={drawn} choices={choices} view={view} onViewChange={onViewChange} />
      )}
      {shown.length > rowsOnPage && (
        <div className="ssm-Panel-paging" data-print="no">
          <Button size="small" isDisabled={from === 0} onPress={() => setPage(from / rowsOnPage - 1)}>
            {texts.previous}
          </Button>
          <Button
            size="small"
            isDisabled={from + rowsOnPage >= shown.length}
            onPress={() => setPage(from / rowsOnPage + 1)}
          >
            {texts.next}
          </Button>
        </div>
      )}
      <output className="ssm-Panel-hint" data-print="no">
        {shown.length > 0 &&
          texts.range(
            countText(from + 1),
            countText(Math.min(from + rowsOnPage, shown.length)),
            countText(shown.length),
          )}
      </output>
    </>
  );
}

function useFlagWords({ from = 'V_7K', to }: Pick<Move, 'from' | 'to'>): (flag: MoveFlag) => string {
  const { flags } = useMoveTexts();
  const versionText = useVersionText();
  return (flag) => {
    const text = flags[flag];
    if (typeof text === 'string') return text;
    return text(versionText(flag === 'not_on_target' ? to : from));
  };
}

interface ChipRowProps<Key extends string> {
  readonly label: string;
  readonly all: number;
  readonly counted: readonly { readonly key: Key; readonly count: number }[];
  readonly shown: Key | null;
  readonly nameOf: (key: Key) => string;
  readonly onShow: (key: Key | null) => void;
}

/** A pressed chip filters the rows. Chips without rows are left out, except a pressed one. */
function ChipRow<Key extends string>({ label, all, counted, shown, nameOf, onShow }: ChipRowProps<Key>) {
  const { countText } = useSsm();
  const texts = useMoveTexts();
  const offered = counted.filter(({ key, count }) => count > 0 || key === shown);
  if (offered.length === 0) return null;
  const chips: readonly { readonly key: Key | null; readonly count: number }[] = [
    { key: null, count: all },
    ...offered,
  ];
  return (
    <div className="ssm-Move-chips" role="group" aria-label={label}>
      {chips.map(({ key, count }) => (
        <button
          key={key ?? 'all'}
          type="button"
          className="ssm-Import-chip"
          data-print="text"
          aria-pressed={key === shown}
          onClick={() => onShow(key)}
        >
          <span>{key === null ? texts.all : nameOf(key)}</span> <b>{countText(count)}</b>
        </button>
      ))}
    </div>
  );
}

function Rows({ move, rows, choices, view, onViewChange }: MoveTableProps) {
  const texts = useMoveTexts();
  const versionText = useVersionText();
  const { coefficient } = useFigures();
  const number = (value: number | null) =>
    value === null ? <span className="ssm-Panel-hint">{texts.unknown}</span> : coefficient(value);

  function choose(seqId: string, replacement: string | null): void {
    const others = view.choices.filter(([chosen]) => chosen !== seqId);
    onViewChange({ ...view, choices: replacement === null ? others : [...others, [seqId, replacement]] });
  }

  return (
    // Focusable, so that keys can scroll the region.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="ssm-Move-scroll" role="region" aria-label={texts.results} tabIndex={0}>
      <table className="ssm-Panel-table ssm-Move-table" aria-label={texts.results}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.reagent}</th>
            <th scope="col">{texts.columns.band}</th>
            <th scope="col" data-number>
              {texts.columns.ccc}
            </th>
            <th scope="col" data-number>
              {texts.columns.scaleFactor}
            </th>
            <th scope="col">{texts.columns.notes}</th>
            <th scope="col">{texts.columns.becomes(versionText(move.to))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seqId}>
              <th scope="row">
                <span translate="no">{row.seqId}</span> <span data-part="Name">{move.nameOf(row.seqId)}</span>
              </th>
              <td>
                <span className="ssm-Move-band" data-band={row.band}>
                  {texts.bands[row.band]}
                </span>
              </td>
              <td data-number>{number(row.ccc)}</td>
              <td data-number>{number(row.scaleFactor)}</td>
              <td>
                <Notes row={row} move={move} />
              </td>
              <td>
                <Becomes row={row} move={move} choices={choices} onChoose={choose} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Notes({ row, move }: { readonly row: MoveRow; readonly move: Move }) {
  const { strings, countText } = useSsm();
  const texts = useMoveTexts();
  const words = useFlagWords(move);
  const { listSeparator } = strings.values;
  const { genes, added } = row;

  function detail(flag: MoveFlag): ReactNode {
    if ((flag === 'gene_changed' || flag === 'gene_renamed') && genes !== null) {
      const text = ({ symbols, entrezIds }: typeof genes.before) =>
        texts.gene(symbols.join(listSeparator), entrezIds.join(listSeparator));
      return texts.genes(text(genes.before), text(genes.after));
    }
    if (flag !== 'new_alternatives') return null;
    const named = added.slice(0, mostNamed).join(listSeparator);
    return texts.alternatives(
      added.length > mostNamed ? texts.more(named, countText(added.length - mostNamed)) : named,
    );
  }

  if (row.flags.length === 0) return null;
  return (
    <ul className="ssm-Move-notes">
      {row.flags.map((flag) => {
        const more = detail(flag);
        return (
          <li key={flag}>
            <span>{words(flag)}</span>
            {more !== null && (
              <>
                {' '}
                <small translate="no">{more}</small>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface BecomesProps {
  readonly row: MoveRow;
  readonly move: Move;
  readonly choices: MoveChoices;
  readonly onChoose: (seqId: string, replacement: string | null) => void;
}

function Becomes({ row, move, choices, onChoose }: BecomesProps) {
  const { strings } = useSsm();
  const texts = useMoveTexts();
  const { seqId, isCarried, replacements, listed } = row;
  const { listSeparator } = strings.values;
  if (isCarried) return <span translate="no">{seqId}</span>;
  const target = move.menus.tables[move.to];

  function label(other: string): string {
    const text = texts.offered(other, move.nameOf(other));
    const proteins = target === undefined ? [] : accessionsOfList(target, [other]).accessions;
    return proteins.length > 1 ? texts.spans(text, proteins.join(listSeparator)) : text;
  }

  return (
    <span className="ssm-Move-becomes">
      <span>{texts.noCounterpart}</span>
      {replacements.length === 0 ? (
        <small>{listed.length === 0 ? texts.noReplacement : texts.alreadyListed(listed.join(listSeparator))}</small>
      ) : (
        <GroupedSelect
          label={texts.replace(seqId)}
          placeholder={texts.replacePlaceholder}
          groups={[
            { id: 'reagents', options: replacements.map((other) => ({ id: other, label: label(other) })) },
            { id: 'none', options: [{ id: noChoice, label: texts.leaveOut }] },
          ]}
          value={movedTo(row, choices)}
          onChange={(id) => onChoose(seqId, id === noChoice ? null : id)}
        />
      )}
    </span>
  );
}
