import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { cn } from '../lib/cn.ts';

type AnyProps = Record<string, unknown>;
// Taken out, because the check for old browsers takes a method `toArray` for that of iterators.
const { toArray } = Children;

/**
 * Applies a component's props to its only child, for `asChild`. Replaces Radix's Slot, which is larger, so that a page
 * with one Button need not load it. Components of Radix use Radix's.
 *
 * Merges as Radix does: the child's own props win, class names and styles are joined, and both event handlers run, the
 * child's first.
 *
 * @throws {Error} for anything but one element.
 */
export function Slot({ children, ...props }: AnyProps & { children?: ReactNode }) {
  const child = onlyElement(children);
  const childProps = child.props;
  // Memoized, because React calls a ref that differs from the last one. A ref that sets a state would render without end.
  const ref = useComposedRefs(props.ref as Ref<unknown>, childProps.ref as Ref<unknown>);
  return cloneElement(child, { ...merge(props, childProps), ref });
}

/**
 * Returns the only child. A server component may pass its element as a lazy reference, which `toArray` resolves and
 * `Children.only` refuses.
 *
 * @throws {Error} for anything but one element.
 */
export function onlyElement(children: ReactNode): ReactElement<AnyProps> {
  const [child, ...others] = toArray(children);
  if (others.length > 0 || !isValidElement<AnyProps>(child)) throw new Error('asChild needs one element');
  return child;
}

function merge(ours: AnyProps, theirs: AnyProps): AnyProps {
  const merged: AnyProps = {
    ...ours,
    ...theirs,
    className: cn(ours.className as string, theirs.className as string),
  };
  if (ours.style && theirs.style) merged.style = { ...ours.style, ...theirs.style };
  for (const key of Object.keys(ours)) {
    if (/^on[A-Z]/.test(key)) Object.assign(merged, { [key]: both(theirs[key], ours[key]) });
  }
  return merged;
}

function both(first: unknown, second: unknown) {
  return (...args: unknown[]) => {
    if (typeof first === 'function') first(...args);
    if (typeof second === 'function') second(...args);
  };
}
