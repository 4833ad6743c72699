import { useState } from 'react';
import type { AnalyteSheet } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useToasts } from '../../../ui/UiContext.ts';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';

export interface CopyCitationProps {
  readonly sheet: AnalyteSheet;
  readonly readAddress: () => string;
}

export function CopyCitation({ sheet, readAddress }: CopyCitationProps) {
  const { strings, menuName, locale } = useSsm();
  const { cite: texts } = useSheetTexts();
  const words = useSheetWords();
  const { show } = useToasts();
  const [refused, setRefused] = useState<string>();

  function citation(): string {
    const { analyte, version, revision, isDemo } = sheet;
    const text = texts.text({
      seqId: analyte.seqId,
      name: words.nameOf(analyte),
      target: words.value(analyte, 'targetName'),
      version: strings.version[version],
      revision,
      menu: menuName,
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()),
      address: readAddress(),
    });
    return isDemo ? texts.demo(text) : text;
  }

  async function copy(): Promise<void> {
    const text = citation();
    try {
      // Throws if there is no clipboard, as without HTTPS, or if the policy of the portal forbids its use.
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', text: texts.copied });
    } catch {
      setRefused(text);
    }
  }

  return (
    <>
      <Button onPress={() => void copy()}>{texts.copy}</Button>
      <Modal title={texts.copy} isOpen={refused !== undefined} isInformation onClose={() => setRefused(undefined)}>
        <p>{texts.byHand}</p>
        <textarea
          readOnly
          rows={4}
          className="ssm-TextBox"
          aria-label={texts.label}
          value={refused ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    </>
  );
}
