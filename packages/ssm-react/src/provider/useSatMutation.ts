import { useMutation } from '@tanstack/react-query';
import { asSatError, type SatError } from 'ssm-core';
import { useSsm } from './useSsm.ts';

export interface SatMutationOptions<Input, Data> {
  readonly send: (input: Input) => Promise<Data>;
  readonly onSuccess: (data: Data, input: Input) => void;
  readonly onError: (error: SatError, input: Input) => void;
  /** Called after success and after failure; the mutation waits for the returned promise. */
  readonly onSettled?: () => Promise<unknown>;
}

/** Changes server data. The callbacks run even after the calling component unmounts. */
export function useSatMutation<Input, Data>(options: SatMutationOptions<Input, Data>): (input: Input) => void {
  const { send, onSuccess, onError, onSettled } = options;
  const { queryClient } = useSsm();
  const { mutate } = useMutation(
    {
      mutationFn: send,
      onSuccess,
      onError: (cause, input) => onError(asSatError(cause), input),
      onSettled: () => onSettled?.(),
      // Sends even if the browser reports that it is offline, instead of pausing.
      networkMode: 'always',
    },
    queryClient,
  );
  return mutate;
}
