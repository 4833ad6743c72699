import type { Catalogue } from 'ssm-core';
import { useImportTexts } from '../useImportTexts.ts';

interface CatalogueSource {
  readonly file: string;
  readonly holds?: unknown;
  readonly licence: string | null;
}

function isSource(value: unknown): value is CatalogueSource {
  const { file, licence } = (value ?? {}) as Partial<Record<keyof CatalogueSource, unknown>>;
  return typeof file === 'string' && (licence === null || typeof licence === 'string');
}

/**
 * Returns the tables from which the catalogue was made, without gene sets, which no result uses. Returns none for an
 * older server, which does not send them.
 */
function sourcesOf(catalogue: Catalogue): readonly CatalogueSource[] {
  const { sources } = catalogue as { readonly sources?: unknown };
  if (!Array.isArray(sources) || !sources.every(isSource)) return [];
  return sources.filter(({ holds }) => holds !== 'gene_sets');
}

export function AnsweredWith({ catalogue }: { readonly catalogue: Catalogue | null }) {
  const texts = useImportTexts();
  const sources = catalogue === null ? [] : sourcesOf(catalogue);
  if (catalogue === null || sources.length === 0) return null;
  return (
    <details className="ssm-Import-muted ssm-Import-sources" data-part="AnsweredWith">
      <summary>{texts.answeredWith(catalogue.revision)}</summary>
      <ul>
        {sources.map(({ file, licence }) => (
          <li key={file}>{licence === null ? file : texts.sourceOf(file, licence)}</li>
        ))}
      </ul>
    </details>
  );
}
