/** Says in the footer that a catalogue in use is a demo, below pages that show nothing of it. */
import { DemoMark } from 'ssm-react';

export function DemoNote() {
  return (
    <p className="host-DemoNote">
      <DemoMark />
    </p>
  );
}
