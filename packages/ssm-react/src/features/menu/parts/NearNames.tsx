import { useMemo } from 'react';
import { nearNames, type Table } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';

export interface NearNamesProps {
  readonly table: Table;
  /** As typed; it finds nothing. */
  readonly search: string;
  readonly onChoose: (name: string) => void;
}

/** What a search that finds nothing may have been meant as; nothing where no name is near. */
export function NearNames({ table, search, onChoose }: NearNamesProps) {
  const { menu } = useSsm().strings;
  const names = useMemo(() => nearNames(table, search), [table, search]);
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={menu.didYouMean} className="ssm-MenuTable-near" data-part="Near">
      <span>{menu.didYouMean}</span>
      {names.map((name) => (
        <Button key={name} size="small" onPress={() => onChoose(name)}>
          <span translate="no">{name}</span>
        </Button>
      ))}
    </div>
  );
}
