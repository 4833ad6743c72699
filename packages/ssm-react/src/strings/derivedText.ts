/** Returns the name of a measure that fills another column, with the column and file that it comes from. */
import { type Derivation, derivedMeasureOf } from 'ssm-core/internal';
import type { Strings } from './en/en.ts';

export function derivedText({ menu }: Pick<Strings, 'menu'>, { derivedFrom, derivedFile }: Derivation): string {
  const source = derivedFile === undefined ? derivedFrom : menu.inFile(derivedFrom, derivedFile);
  const measure = derivedMeasureOf(derivedFrom);
  return measure === null ? source : menu.measureIn(menu.derivedMeasures[measure], source);
}
