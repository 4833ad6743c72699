import { Icon } from '../ui/icon/Icon.tsx';
import { useSsm } from './useSsm.ts';

export function DemoLabel() {
  const { shell } = useSsm().strings;
  return (
    <span className="ssm-MenuTable-demo" data-part="Demo" title={shell.demoExplanation}>
      <span className="ssm-MenuTable-demo-name">
        <Icon name="info" />
        <span>{shell.demoCatalogue}</span>
      </span>{' '}
      <span className="ssm-MenuTable-demo-values">{shell.demoValues}</span>
    </span>
  );
}
