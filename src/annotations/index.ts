export { MarkEditor, type MarkEditorProps } from './mark-editor.tsx';
export { formatMarks, withMarkLines } from './format-marks.ts';
export type { MarkMessages } from './mark-messages.ts';
export type { PicturesOf } from './use-shown-photo.ts';
export {
  countMarks,
  parseMarks,
  withMarks,
  type MarkList,
  type PhotoMark,
  type PhotoMarks,
} from './photo-mark.ts';
