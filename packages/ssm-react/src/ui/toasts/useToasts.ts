import { useUi } from '../UiContext.ts';
import type { ToastStore } from './toastStore.ts';

/** Shows and closes notifications. The answer never changes, so it may stand among dependencies. */
export function useToasts(): Pick<ToastStore, 'show' | 'close' | 'closeAll'> {
  return useUi().toasts;
}
