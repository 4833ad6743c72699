import { useId } from 'react';
import type { Analyte, DatabaseLink } from 'ssm-core';
import { databaseLinks } from 'ssm-core/internal';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { useSheetTexts } from '../useSheetWords.ts';

export interface SheetDatabasesProps {
  readonly analyte: Analyte;
  readonly databases: readonly DatabaseLink[];
}

export function SheetDatabases({ analyte, databases }: SheetDatabasesProps) {
  const { links: texts } = useSheetTexts();
  const id = useId();
  const links = databaseLinks(analyte, databases);
  if (links.length === 0) return null;
  return (
    <section className="ssm-Sheet-group" data-part="Databases" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ul className="ssm-Sheet-links">
        {links.map(({ label, value, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <span translate="no">{texts.label(label, value)}</span>
              <VisuallyHidden>{` (${texts.opensElsewhere})`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
