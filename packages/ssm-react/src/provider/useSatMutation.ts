import { useMutation } from '@tanstack/react-query';
import { asSatError, type SatError } from 'ssm-core';
import { useSsm } from './useSsm.ts';

export interface SatMutationOptions<Input, Data> {
  readonly send: (input: Input) => Promise<Data>;
  readonly onSuccess: (data: Data, input: Input) => void;
  readonly onError: (error: SatError, input: Input) => void;
  /** Called after either; what it answers is waited for. */
  readonly onSettled?: () => Promise<unknown>;
}

/** A change of what the server keeps, told when it is done also where the component that asked for it is gone. */
export function useSatMutation<Input, Data>(options: SatMutationOptions<Input, Data>): (input: Input) => void {
  const { send, onSuccess, onError, onSettled } = options;
  const { queryClient } = useSsm();
  const { mutate } = useMutation(
    {
      mutationFn: send,
      onSuccess,
      onError: (cause, input) => onError(asSatError(cause), input),
      onSettled: () => onSettled?.(),
      // Fails aloud even where the browser believes that it is offline.
      networkMode: 'always',
    },
    queryClient,
  );
  return mutate;
}
