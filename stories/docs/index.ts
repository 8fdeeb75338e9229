/** Blocks of a docs page. README.md lists them in their order on the page. */
export { Anatomy } from './anatomy.tsx';
export { Exports } from './exports.tsx';
export { ComponentHeader } from './component-header.tsx';
export { Do, DoDont, Dont } from './do-dont.tsx';
export { Keyboard } from './keyboard.tsx';
export { Live, Props } from './live.tsx';
export { Sample } from './sample.tsx';
export { ScreenReaderTable } from './screen-reader-table.tsx';
export { States } from './states.tsx';
export { TokensUsed } from './tokens-used.tsx';
export { When } from './when.tsx';
