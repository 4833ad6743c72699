import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { type KeyMeaning, tableKeys } from '../../../strings/en/tableKeys.ts';
import { ModalDialog } from '../../../ui/modal/ModalDialog.tsx';

export interface MenuKeysProps {
  readonly isOpen: boolean;
  readonly keys?: readonly KeyMeaning[] | undefined;
  readonly hasAside: boolean;
  readonly onClose: () => void;
}

export function MenuKeys({ isOpen, keys = [], hasAside, onClose }: MenuKeysProps) {
  const { strings } = useSsm();
  const texts = useLateTexts('tableKeys', tableKeys);
  return (
    <ModalDialog title={strings.menu.showKeys} isOpen={isOpen} isInformation onClose={onClose}>
      {/* Focusable, so that keys can scroll the list in a low window. */}
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
