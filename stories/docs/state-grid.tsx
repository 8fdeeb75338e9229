import { useLayoutEffect, type ReactNode } from 'react';

/** States that a pointer or the keyboard causes. The grid shows them without either. */
const pseudoClasses = { hover: 'hover', focus: 'focus-visible', pressed: 'active' } as const;

type GridState = 'rest' | keyof typeof pseudoClasses | 'disabled' | 'busy' | 'invalid';

type StateGridProps<Row extends string> = {
  /** The variants, from the component's own list. */
  rows: readonly Row[];
  states: readonly GridState[];
  /** Renders one cell. Hover, focus and pressed need nothing from it. */
  children: (row: Row, state: GridState) => ReactNode;
};

/** Every variant of a component in every state, on both surfaces. */
export function StateGrid<Row extends string>({ rows, states, children }: StateGridProps<Row>) {
  useLayoutEffect(forceStates, []);
  return (['paper', 'darkroom'] as const).map((surface) => (
    <div
      key={surface}
      data-surface={surface}
      className="relative w-dvw overflow-x-auto p-6"
      role="group"
      aria-label={surface}
    >
      <table className="border-separate border-spacing-x-6 border-spacing-y-4">
        <thead>
          <tr>
            <th scope="col" className="label-mono text-muted text-start font-normal">
              {surface}
            </th>
            {states.map((state) => (
              <th key={state} scope="col" className="label-mono text-muted text-start font-normal">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="align-top">
              <th scope="row" className="label-mono text-muted text-start font-normal">
                {row}
              </th>
              {states.map((state) => (
                <td key={state} data-forced={state} className="min-w-36">
                  {children(row, state)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}

/** Elements that take the state. `:where` adds no weight to the attribute before it. A label is pressed, not focused. */
const controls = (state: string) =>
  `:where(a, button, input, select, textarea, [role^='menuitem']${state === 'focus' ? '' : ', label'})`;

/**
 * Lets every rule for `:hover`, `:focus-visible` and `:active` apply below `data-forced` as well. Each selector stays in
 * its place and keeps its weight. `storybook-addon-pseudo-states` would rewrite the style sheets of every story.
 */
function forceStates() {
  for (const sheet of document.styleSheets) forceRules(sheet.cssRules);
}

function forceRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-forced')) {
      const forced = Object.entries(pseudoClasses).reduce(
        (text, [state, name]) =>
          text.replaceAll(
            new RegExp(`(?<!\\\\):${name}\\b(?!-)`, 'g'),
            `:is(:${name}, [data-forced='${state}'] ${controls(state)})`,
          ),
        rule.selectorText,
      );
      if (forced !== rule.selectorText) rule.selectorText = forced;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) forceRules(rule.cssRules);
  }
}
