import { columnsOfVersion } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../answer/problem.ts';
import { readFields } from './fields.ts';

describe('readFields', () => {
  it('returns every column of the version without the parameter', () => {
    expect(readFields(undefined, 'V_7K')).toEqual(columnsOfVersion('V_7K').map(({ key }) => key));
    expect(readFields(undefined, 'V_11K')).toHaveLength(27);
  });

  it('accepts keys and short keys, each once, in catalogue order, and always adds seqId', () => {
    expect(readFields('corrPlasma, dilGroup,dilutionGroup,correlationPlasma', 'V_7K')).toEqual([
      'seqId',
      'dilutionGroup',
      'correlationPlasma',
    ]);
  });

  it('puts other names after the columns when they are requested', () => {
    expect(readFields('otherNames,loDb', 'V_11K')).toEqual(['seqId', 'loDb', 'otherNames']);
    expect(readFields(undefined, 'V_11K')).not.toContain('otherNames');
  });

  it.each([
    ['seqId,weight', 'V_7K', 2],
    ['', 'V_7K', 1],
    ['seqId,,loDb', 'V_7K', 2],
    ['mousePlasmaBin', 'V_11K', 1],
    ['constructor', 'V_11K', 1],
  ] as const)('refuses %j of %s', (text, version, entry) => {
    const read = () => {
      try {
        return readFields(text, version);
      } catch (error) {
        return (error as ProblemError).problem;
      }
    };
    expect(read()).toEqual({
      code: 'unknown_field',
      field: 'fields',
      detail: `Entry ${entry} of fields is no column of ${version}. describeCatalogue lists the columns; join their keys or short keys by commas.`,
    });
  });
});
