import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export type IconProps = ComponentPropsWithRef<'svg'>;

/** Line icons: a 20 px square, strokes of 1.6 px with round ends, in the color of the text. */
function icon(drawing: ReactNode) {
  function Icon({ className, ...rest }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
        className={cn('shrink-0', className)}
      >
        {drawing}
      </svg>
    );
  }
  return Icon;
}

export const AlertIcon = icon(<path d="M10 3.2 17.6 16.4H2.4Z" fill="currentColor" stroke="currentColor" />);
export const ArrowRightIcon = icon(<path d="M3.5 10h13m-5-5 5 5-5 5" />);
export const ChatIcon = icon(<path d="M3 3.5h14v10.4H8.6L5 17v-3.1H3z" />);
export const CheckIcon = icon(<path d="m3.5 10.5 4.3 4.3L16.5 5.5" />);
export const ChevronDownIcon = icon(<path d="m5 7.8 5 5 5-5" />);
export const ChevronLeftIcon = icon(<path d="m12.3 4.8-5.2 5.2 5.2 5.2" />);
export const ChevronRightIcon = icon(<path d="m7.7 4.8 5.2 5.2-5.2 5.2" />);
export const ClockIcon = icon(
  <path d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4M10 6v4.2l2.8 1.8" />,
);
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const DownloadIcon = icon(<path d="M10 3v10m-4.2-4L10 13.2 14.2 9M3 13.5V17h14v-3.5" />);
export const ExclamationIcon = icon(<path d="M10 4v7.5M10 15.8h.01" />);
export const FolderIcon = icon(<path d="M2.5 4.5h5.3l1.7 2.2h8V16h-15z" />);
export const InfoIcon = icon(
  <path d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4M10 9.3v4.2M10 6.5h.01" />,
);
export const MenuIcon = icon(<path d="M3 6h14M3 10h14M3 14h14" />);
export const MinusIcon = icon(<path d="M4 10h12" />);
export const PauseIcon = icon(<path d="M7 5v10M13 5v10" strokeWidth="3" strokeLinecap="butt" />);
export const PlayIcon = icon(<path d="M5.5 3.8v12.4L16 10z" />);
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />);
export const RedoIcon = icon(<path d="m12.5 3.5 4 4-4 4M16 7.5H8.2a4.6 4.6 0 0 0 0 9.2H12" />);
export const RingIcon = icon(
  <path d="M4.6 6.2c3-3.6 9.4-3.6 12 .4 2 3.2.4 8-3.6 9.4-4.4 1.6-9.4-.8-10-5.2C2.6 7.4 5 4.6 8.4 4" />,
);
export const SearchIcon = icon(<path d="M9 14.5A5.5 5.5 0 1 0 9 3.5a5.5 5.5 0 0 0 0 11m4-1.5 4 4" />);
export const SendIcon = icon(<path d="M17 3 2.8 8.6l5.6 3 3 5.6zM17 3l-8.6 8.6" />);
export const TrashIcon = icon(
  <path d="M3.5 5.5h13M8 5.5V3.2h4v2.3M5 5.5l.8 11.3h8.4L15 5.5M8.4 8.5v5.3M11.6 8.5v5.3" />,
);
export const UndoIcon = icon(<path d="m7.5 3.5-4 4 4 4M4 7.5h7.8a4.6 4.6 0 0 1 0 9.2H8" />);
export const UploadIcon = icon(<path d="M10 13V3M5.8 7.2 10 3l4.2 4.2M3 13v4h14v-4" />);
