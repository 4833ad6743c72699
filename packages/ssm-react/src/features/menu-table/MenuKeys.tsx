import { useSsm } from '../../provider/useSsm.ts';
import { Modal } from '../../ui/Modal.tsx';

export interface MenuKeysProps {
  readonly isOpen: boolean;
  /** Those of the page around the table. */
  readonly others: readonly KeyMeaning[];
  readonly onClose: () => void;
}

/** Keys as they are written on a keyboard, and what they do. */
export type KeyMeaning = readonly [keys: string, meaning: string];

/** The list of keys that work in the table. */
export function MenuKeys({ isOpen, others, onClose }: MenuKeysProps) {
  const { strings } = useSsm();
  return (
    <Modal title={strings.menu.showKeys} isOpen={isOpen} onClose={onClose}>
      <dl className="ssm-MenuTable-keys">
        {[...others, ...strings.menu.keys].map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
