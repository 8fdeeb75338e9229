import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';

type Library = typeof import('../../src/index.ts') & typeof import('../../src/annotations/index.ts');

type MessagesOf<Component> = Component extends (props: infer Props) => unknown
  ? 'messages' extends keyof Props
    ? Props['messages']
    : never
  : never;

type AllMessages = {
  [Name in keyof Library as MessagesOf<Library[Name]> extends never ? never : Name]: MessagesOf<
    Library[Name]
  >;
};

/** The same type, with `string` in place of every literal text. */
type InAnyLanguage<Type> = [ReactNode] extends [Type]
  ? Type
  : Type extends string
    ? string
    : Type extends (...args: infer Args) => infer Result
      ? (...args: Args) => InAnyLanguage<Result>
      : { [Key in keyof Type]: InAnyLanguage<Type[Key]> };

test('every message accepts any text', () => {
  expectTypeOf<keyof AllMessages>().extract<'QuoteForm' | 'PrintableQuote'>().not.toBeNever();
  expectTypeOf<InAnyLanguage<AllMessages>>().toExtend<AllMessages>();
});
