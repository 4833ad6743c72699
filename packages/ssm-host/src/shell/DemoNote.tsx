/** Marks a demo catalogue in the footer. For pages that do not show catalogue data. */
import { DemoMark } from 'ssm-react';

export function DemoNote() {
  return (
    <p className="host-DemoNote">
      <DemoMark />
    </p>
  );
}
