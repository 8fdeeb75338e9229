import { lazy, Suspense, type ComponentType } from 'react';

/*
 * Parts of the form that are wanted late or never: their code comes when they are first shown, so that the page
 * with the form on it opens without them. Each only helps; where its code doesn't come, the order goes without.
 */

const loadBriefCheck = () => import('./brief-check-list.tsx').then((module) => module.BriefCheckList);

/** When the last tab is opened. */
export const BriefCheckList = late(loadBriefCheck);

/** Brings it a tab earlier: coming in late, it would push the submit button away from under a finger. */
export const prepareLastTab = () => void loadBriefCheck().catch(() => {});

/** When there is a price. */
export const QuoteActions = late(() => import('./quote-actions.tsx').then((module) => module.QuoteActions));

/** When the preferences are opened. */
export const LookThumb = late(() => import('../looks/look-thumb.tsx').then((module) => module.LookThumb));
export const LookCompare = late(() =>
  import('../looks/look-compare.tsx').then((module) => module.LookCompare),
);

function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  const Part = lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: nothing }),
    ),
  );
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
