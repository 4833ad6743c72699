import { useMemo } from 'react';
import { asList, nearNames, type Table } from 'ssm-core/engine';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { Button } from '../../../ui/button/Button.tsx';

export interface NearNamesProps {
  readonly table: Table;
  readonly search: string;
  readonly onChoose: (name: string) => void;
}

export function NearNames({ table, search, onChoose }: NearNamesProps) {
  const notes = useLateTexts('menuNotes', menuNotes);
  const names = useMemo(() => {
    const list = asList(table, search);
    return list === null ? nearNames(table, search) : [list];
  }, [table, search]);
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={notes.didYouMean} className="ssm-MenuTable-near" data-part="Near">
      <span>{notes.didYouMean}</span>
      {names.map((name) => (
        <Button key={name} size="small" onPress={() => onChoose(name)}>
          <span translate="no">{name}</span>
        </Button>
      ))}
    </div>
  );
}
