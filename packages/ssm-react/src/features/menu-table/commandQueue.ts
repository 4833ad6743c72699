/** Commands for a part that may not be there yet: they wait for it, in order. */
export interface CommandQueue<Command> {
  readonly run: (command: Command) => void;
  /** Gives the part what has waited and whatever comes; the answer detaches it. */
  readonly attach: (handle: (command: Command) => void) => () => void;
}

export function createCommandQueue<Command>(): CommandQueue<Command> {
  let waiting: Command[] = [];
  let handler: ((command: Command) => void) | undefined;
  return {
    run(command) {
      if (handler === undefined) waiting.push(command);
      else handler(command);
    },
    attach(handle) {
      const commands = waiting;
      waiting = [];
      handler = handle;
      commands.forEach(handle);
      return () => {
        if (handler === handle) handler = undefined;
      };
    },
  };
}
