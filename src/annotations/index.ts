export { MarkBoard, type MarkBoardProps } from './mark-board.tsx';
export { markLines, withMarkLines } from './mark-lines.ts';
export type { MarkMessages } from './mark-messages.ts';
export {
  countMarks,
  parseMarks,
  withMarks,
  type MarkList,
  type PhotoMark,
  type PhotoMarks,
} from './photo-mark.ts';
