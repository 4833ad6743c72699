import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { type KeyMeaning, tableKeys } from '../../../strings/en/tableKeys.ts';
import { ModalDialog } from '../../../ui/modal/ModalDialog.tsx';

export interface MenuKeysProps {
  readonly isOpen: boolean;
  /** Of the page around the table; they stand before those of every table. */
  readonly keys?: readonly KeyMeaning[] | undefined;
  /** Whether a preview may stand beside the rows. */
  readonly hasAside: boolean;
  readonly onClose: () => void;
}

/** The list of keys that work in the table. */
export function MenuKeys({ isOpen, keys = [], hasAside, onClose }: MenuKeysProps) {
  const { strings } = useSsm();
  const texts = useLateTexts('tableKeys', tableKeys);
  return (
    <ModalDialog title={strings.menu.showKeys} isOpen={isOpen} isInformation onClose={onClose}>
      {/* A keyboard scrolls it where the window is low. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div role="region" aria-label={strings.menu.showKeys} tabIndex={0}>
        <dl className="ssm-MenuTable-keys">
          {[...keys, ...(hasAside ? texts.aside : []), ...texts.keys].map(([key, meaning]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ModalDialog>
  );
}
