import type { AssayVersion } from 'ssm-core';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Link } from '../../ui/button/Link.tsx';

export interface SheetStepsProps {
  readonly seqId: string;
  readonly version: AssayVersion;
  readonly list: readonly string[];
  readonly sheetHref: (seqId: string, version: AssayVersion) => string;
  readonly onStep: (seqId: string, version: AssayVersion) => void;
}

export function SheetSteps({ seqId, version, list, sheetHref, onStep }: SheetStepsProps) {
  const { countText } = useSsm();
  const { steps: texts } = useSheetTexts();
  const place = list.indexOf(seqId);
  if (place < 0 || list.length < 2) return null;

  function step(to: string | undefined, label: (seqId: string) => string) {
    if (to === undefined) return null;
    return (
      <Link variant="secondary" href={sheetHref(to, version)} onFollow={() => onStep(to, version)}>
        {label(to)}
      </Link>
    );
  }

  return (
    <nav className="ssm-Sheet-steps" aria-label={texts.label}>
      {step(list[place - 1], texts.previous)}
      <span>{texts.at(countText(place + 1), countText(list.length))}</span>
      {step(list[place + 1], texts.next)}
    </nav>
  );
}
