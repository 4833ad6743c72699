/** Marks a demo catalogue in the footer of pages that do not show the catalogue. */
import { DemoMark } from 'ssm-react';

export function DemoNote() {
  return (
    <p className="host-DemoNote">
      <DemoMark />
    </p>
  );
}
