import type { Catalogue } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useImportTexts } from './useImportTexts.ts';

/** A table that the answer rests on. */
interface CatalogueSource {
  readonly file: string;
  readonly licence: string | null;
}

function isSource(value: unknown): value is CatalogueSource {
  const { file, licence } = (value ?? {}) as Partial<Record<keyof CatalogueSource, unknown>>;
  return typeof file === 'string' && (licence === null || typeof licence === 'string');
}

/** What a catalogue says of the tables it was made of; one of an older server says nothing. */
function sourcesOf(catalogue: Catalogue): readonly CatalogueSource[] | null {
  const { sources } = catalogue as { readonly sources?: unknown };
  return Array.isArray(sources) && sources.length > 0 && sources.every(isSource) ? sources : null;
}

/** Which catalogue answered, and the tables it rests on with their licences; nothing where these are not known. */
export function AnsweredWith({ catalogue }: { readonly catalogue: Catalogue | null }) {
  const { strings } = useSsm();
  const texts = useImportTexts();
  const sources = catalogue && sourcesOf(catalogue);
  if (catalogue === null || sources === null) return null;
  const named = sources.map(({ file, licence }) => (licence === null ? file : texts.sourceOf(file, licence)));
  return (
    <p className="ssm-Import-muted" data-part="AnsweredWith">
      {[texts.answeredWith(catalogue.revision), ...named].join(strings.values.listSeparator)}
    </p>
  );
}
