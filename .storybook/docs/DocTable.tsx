import type { ReactNode } from 'react';

interface DocRow {
  readonly name: string;
  readonly mark?: string | undefined;
  readonly cells: readonly ReactNode[];
}

interface DocTableProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly DocRow[];
}

export function DocTable({ title, head, rows }: DocTableProps) {
  return (
    <>
      <h2>{title}</h2>
      <div className="desk-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              {head.map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, mark, cells }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {mark !== undefined && <span className="desk-required">{mark}</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export function Words({ text }: { readonly text: string }) {
  const parts = text.split('`');
  return parts.map((part, index) => (index % 2 === 1 ? <code key={`${index}${part}`}>{part}</code> : part));
}
