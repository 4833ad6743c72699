/** The version toggle at work: the machine, with the menu whose version it chooses. */
import { type Actor, createActor, fromCallback, fromPromise, initialTransition, transition } from 'xstate';
import type { AssayVersion } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import type { Menu } from '../menu/menu.ts';
import { versionMachine } from './version.machine.ts';

export interface VersionPorts {
  readonly menu: Pick<Menu, 'getSnapshot' | 'subscribe' | 'showVersion' | 'reload'>;
  /** Told a choice that was not refused, once the menu was told. */
  readonly onChosen?: ((version: AssayVersion) => void) | undefined;
}

export interface VersionState {
  /** No version can be chosen while a list loads. */
  readonly isDisabled: boolean;
}

export interface Version {
  readonly getSnapshot: () => VersionState;
  /** It is at work as long as somebody listens. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
  /** Shows the version, asks for an empty list again, or does nothing. Before it is at work the last choice waits. */
  readonly choose: (version: AssayVersion) => void;
}

const disabled: VersionState = { isDisabled: true };
const enabled: VersionState = { isDisabled: false };

/** Begins with what was chosen before there was anything to decide about it. */
export function createVersion({ menu, onChosen }: VersionPorts, firstChoice?: AssayVersion): Version {
  const listeners = new Set<() => void>();
  const input = { readList: () => menu.getSnapshot().list };
  const machine = versionMachine.provide({
    actors: {
      followList: fromCallback(({ sendBack }) => {
        let list = input.readList();
        sendBack({ type: 'progress' });
        return menu.subscribe(() => {
          const before = list;
          list = input.readList();
          if (list !== before) sendBack({ type: 'progress' });
        });
      }),
      reloadList: fromPromise(() => menu.reload()),
    },
  });
  let waiting = firstChoice;
  let actor: Actor<typeof machine> | undefined;

  /** What it would say if it were at work. */
  function atRest() {
    const [initial] = initialTransition(machine, input);
    return transition(machine, initial, { type: 'progress' })[0];
  }

  function begin(): void {
    actor = createActor(machine, { input });
    actor.subscribe(() => {
      for (const listener of listeners) listener();
    });
    actor.on('version.chosen', ({ version }) => {
      callHost(() => {
        menu.showVersion(version);
        onChosen?.(version);
      });
    });
    actor.start();
    const choice = waiting;
    waiting = undefined;
    if (choice !== undefined) actor.send({ type: 'version.choose', version: choice });
  }

  function end(): void {
    actor?.stop();
    actor = undefined;
  }

  return {
    getSnapshot: () => ((actor?.getSnapshot() ?? atRest()).hasTag('disabled') ? disabled : enabled),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end();
      };
    },
    dispose() {
      listeners.clear();
      end();
    },
    choose(version) {
      if (actor === undefined) waiting = version;
      else actor.send({ type: 'version.choose', version });
    },
  };
}
