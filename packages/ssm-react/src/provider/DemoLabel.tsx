import { Icon } from '../ui/icon/Icon.tsx';
import { useSsm } from './useSsm.ts';

export function DemoLabel() {
  const { shell } = useSsm().strings;
  return (
    <span className="ssm-MenuTable-demo" data-part="Demo" title={shell.demoExplanation}>
      <Icon name="info" />
      <span>{shell.demoCatalogue}</span>
    </span>
  );
}
