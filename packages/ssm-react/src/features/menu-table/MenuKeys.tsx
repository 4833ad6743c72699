import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type KeyMeaning, tableKeys } from '../../strings/en/tableKeys.ts';
import { mergeLater } from '../../strings/mergeLater.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';

export interface MenuKeysProps {
  readonly isOpen: boolean;
  /** Of the page around the table; they stand before those of every table. */
  readonly keys?: readonly KeyMeaning[] | undefined;
  readonly onClose: () => void;
}

/** The list of keys that work in the table. */
export function MenuKeys({ isOpen, keys = [], onClose }: MenuKeysProps) {
  const { strings } = useSsm();
  const texts = useMemo(() => mergeLater(strings, 'tableKeys', tableKeys), [strings]);
  return (
    <ModalDialog title={strings.menu.showKeys} isOpen={isOpen} onClose={onClose}>
      <dl className="ssm-MenuTable-keys">
        {[...keys, ...texts.keys].map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
