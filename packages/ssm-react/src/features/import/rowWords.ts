import type { AssayVersion, ImportedRow } from 'ssm-core';
import type { ImportTexts } from '../../strings/en.import.ts';
import type { Strings } from '../../strings/en.ts';
import type { CountText } from '../../strings/format.ts';

/** What is said of a row of the answer. */
export interface RowWords {
  readonly status: (row: ImportedRow) => string;
  readonly reason: (row: ImportedRow) => string;
}

interface Words {
  readonly texts: ImportTexts;
  readonly strings: Strings;
  readonly countText: CountText;
}

/** The words for rows that were looked for in this version. */
export function rowWords(version: AssayVersion, { texts, strings, countText }: Words): RowWords {
  const otherVersion = strings.version[version === 'V_7K' ? 'V_11K' : 'V_7K'];

  function meaning({ status, seqId, candidates, duplicateOf }: ImportedRow): string {
    const seqIds = candidates.map((candidate) => candidate.seqId);
    switch (status) {
      case 'normalised':
      case 'synonym':
        return seqId === null ? '' : texts.means(seqId);
      case 'several':
        return texts.candidates(seqIds.length, countText(seqIds.length));
      case 'other_version':
        return texts.onlyIn(otherVersion, seqIds.join(strings.values.listSeparator));
      case 'duplicate':
        return duplicateOf === null ? '' : texts.duplicateOf(countText(duplicateOf));
      case 'heading':
        return texts.heading;
      case 'blank':
        return texts.blank;
      default:
        return '';
    }
  }

  return {
    status: ({ status }) => texts.statuses[status],
    reason(row) {
      const why = row.reason === null ? '' : texts.reasons[row.reason];
      // What it can be is a question, and stands last.
      const parts = row.status === 'several' ? [why, meaning(row)] : [meaning(row), why];
      return parts.filter((part) => part !== '').join(' ');
    },
  };
}
