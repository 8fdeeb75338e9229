/** Everything that a docs page is made of; README.md says in which order. */
export { Anatomy } from './anatomy.tsx';
export { Do, DoDont, Dont } from './do-dont.tsx';
export { Keyboard } from './keyboard.tsx';
export { Live, Props } from './live.tsx';
export { PieceHead } from './piece-head.tsx';
export { Sample } from './sample.tsx';
export { Says } from './says.tsx';
export { States } from './states.tsx';
export { TokensUsed } from './tokens-used.tsx';
export { When } from './when.tsx';
