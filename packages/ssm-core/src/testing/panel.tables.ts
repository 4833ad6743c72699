import { booleanColumn, listColumn, numberColumn, textColumn } from '../table/build.ts';
import type { Table } from '../table/table.ts';
import { smallTable } from './table.arbitrary.ts';

export const eightReagents: Table = smallTable({
  seqId: textColumn(['2-1', '3-1', '4-1', '10-1', '11-1', '12-1', '13-1', '10000-28']),
  fullName: textColumn(['Two', 'Three', null, 'Ten', '=1+1', 'Twelve', 'Thirteen', 'Beta "B2", crystallin']),
  uniProtId: listColumn([['P1'], ['P1', 'P2'], null, ['P3'], ['P4'], ['P4'], ['P5'], ['P6']]),
  bufferMS: booleanColumn([true, false, null, true, true, true, true, false]),
  dilutionGroup: textColumn(['20%', '20%', '0.5%', '0.005%', null, '20%', '0.5%', '1:5']),
  totalCVPlasma: numberColumn([4, 6, 5, null, 8, 10, null, 7]),
  correlationPlasma: numberColumn([-0.5, 0.25, 0.1 + 0.2, null, 1, 0.5, 0, 0.75]),
});

const noValues = numberColumn([null, null, null, null, null, null, null, null]);

/** The same reagents with every column of a summary. Three of the measures have no value. */
export const eightMeasured: Table = {
  ...eightReagents,
  columns: new Map([
    ...eightReagents.columns,
    ['totalCVSerum', noValues],
    ['signalToNoisePlasma', numberColumn([2, 14, 3, null, 40, 1.5, 22, 6])],
    ['signalToNoiseSerum', noValues],
    ['correlationSerum', noValues],
  ]),
};
