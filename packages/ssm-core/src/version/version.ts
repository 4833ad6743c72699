import { type Actor, createActor, fromCallback, fromPromise, initialTransition, transition } from 'xstate';
import type { AssayVersion } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { createListeners } from '../listeners.ts';
import type { Menu } from '../menu/menu.ts';
import { versionMachine } from './version.machine.ts';

export interface VersionPorts {
  readonly menu: Pick<Menu, 'getSnapshot' | 'subscribe' | 'showVersion' | 'reload'>;
  /** Called with an accepted choice, after the menu has received it. */
  readonly onChosen?: ((version: AssayVersion) => void) | undefined;
}

export interface VersionState {
  /** Whether choosing is disabled because a list is loading. */
  readonly isDisabled: boolean;
}

export interface Version {
  readonly getSnapshot: () => VersionState;
  /** Works while it has a listener. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
  /**
   * Shows the chosen version, or reloads an empty list of the current one. Without a listener, the last choice waits
   * for one.
   */
  readonly choose: (version: AssayVersion) => void;
}

const disabled: VersionState = { isDisabled: true };
const enabled: VersionState = { isDisabled: false };

/** `firstChoice` is a choice that the user made before the toggle was loaded. */
export function createVersion({ menu, onChosen }: VersionPorts, firstChoice?: AssayVersion): Version {
  const listeners = createListeners(start);
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

  function atRest() {
    const [initial] = initialTransition(machine, input);
    return transition(machine, initial, { type: 'progress' })[0];
  }

  function start(): () => void {
    const started = createActor(machine, { input });
    actor = started;
    started.subscribe(listeners.notify);
    started.on('version.chosen', ({ version }) => {
      callHost(() => {
        menu.showVersion(version);
        onChosen?.(version);
      });
    });
    started.start();
    const choice = waiting;
    waiting = undefined;
    if (choice !== undefined) started.send({ type: 'version.choose', version: choice });
    return () => {
      started.stop();
      actor = undefined;
    };
  }

  return {
    getSnapshot: () => ((actor?.getSnapshot() ?? atRest()).hasTag('disabled') ? disabled : enabled),
    subscribe: listeners.subscribe,
    dispose: listeners.dispose,
    choose(version) {
      if (actor === undefined) waiting = version;
      else actor.send({ type: 'version.choose', version });
    },
  };
}
