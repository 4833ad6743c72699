import { useSsm } from '../../provider/useSsm.ts';
import { Modal } from '../../ui/Modal.tsx';

export interface MenuKeysProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of keys that work in the table. */
export function MenuKeys({ isOpen, onClose }: MenuKeysProps) {
  const { strings } = useSsm();
  return (
    <Modal title={strings.menu.showKeys} isOpen={isOpen} onClose={onClose}>
      <dl className="ssm-MenuTable-keys">
        {strings.menu.keys.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
