import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { callHost } from './call-host.ts';

type Options<T> = {
  /** The host's value; `undefined` if the host does not control it. */
  prop?: T | undefined;
  /** Initial value if the host does not control it. */
  defaultProp: T;
  onChange?: ((value: T) => void) | undefined;
};

/**
 * State that a host may control. An error of its `onChange` is reported: if the host does not control the state, Radix
 * calls it in an effect, where an error would remove the page.
 */
export function useControllable<T>({ onChange, ...options }: Options<T>) {
  return useControllableState<T>({ ...options, onChange: (value) => callHost(() => onChange?.(value)) });
}
