/** Some real other names of the demo's known genes, so that imports of the demo can be tried with them. */
import type { AliasPair } from '../geneAliases.ts';

const aliases: Readonly<Record<string, string>> = {
  CD16: 'FCGR3A FCGR3B',
  CD32: 'FCGR2A FCGR2B',
  'AP-1': 'FOS FOSB JUN JUND',
  CD95: 'FAS',
  CD152: 'CTLA4',
  CD223: 'LAG3',
  CD279: 'PDCD1',
  ERBB1: 'EGFR',
  FLK1: 'KDR',
  HER2: 'ERBB2',
  MCP1: 'CCL2',
  NGAL: 'LCN2',
  p53: 'TP53',
  PDL2: 'PDCD1LG2',
  TIM3: 'HAVCR2',
  VEGFR2: 'KDR',
};

const previousSymbols: Readonly<Record<string, string>> = {
  GBA: 'GBA1',
  IFNB2: 'IL6',
  OPN: 'SPP1',
  PARK2: 'PRKN',
  TNFA: 'TNF',
};

function pairsOf(names: Readonly<Record<string, string>>, isPrevious: boolean): readonly AliasPair[] {
  return Object.entries(names).flatMap(([alias, symbols]) =>
    symbols.split(' ').map((symbol) => ({ alias, symbol, isPrevious })),
  );
}

export function demoAliases(): readonly AliasPair[] {
  return [...pairsOf(aliases, false), ...pairsOf(previousSymbols, true)];
}
