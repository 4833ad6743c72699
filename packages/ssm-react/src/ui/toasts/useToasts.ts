import { useUi } from '../UiContext.ts';
import type { ToastStore } from './toastStore.ts';

/** Shows and closes notifications. The result is stable, so it may be a dependency. */
export function useToasts(): Pick<ToastStore, 'show' | 'close' | 'closeAll'> {
  return useUi().toasts;
}
