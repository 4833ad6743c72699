import { useSsm } from '../../provider/useSsm.ts';
import { Modal } from '../../ui/Modal.tsx';

export interface MenuKeysProps {
  readonly isOpen: boolean;
  /** Default: those of every table. */
  readonly keys?: readonly KeyMeaning[] | undefined;
  readonly onClose: () => void;
}

/** Keys as they are written on a keyboard, and what they do. */
export type KeyMeaning = readonly [keys: string, meaning: string];

/** The list of keys that work in the table. */
export function MenuKeys({ isOpen, keys, onClose }: MenuKeysProps) {
  const { strings } = useSsm();
  return (
    <Modal title={strings.menu.showKeys} isOpen={isOpen} onClose={onClose}>
      <dl className="ssm-MenuTable-keys">
        {(keys ?? strings.menu.keys).map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
