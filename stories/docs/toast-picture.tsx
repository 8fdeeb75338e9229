import { cn } from '../../src/lib/cn.ts';
import { CheckIcon, CloseIcon, ExclamationIcon } from '../../src/ui/icons.tsx';

export type ToastPictureProps = { title: string; description?: string; urgent?: boolean };

/**
 * A toast as it looks, standing still. The real one lives in the corner of the window, one at a time, and
 * speaks: on a page with four examples it could do none of the three.
 */
export function ToastPicture({ title, description, urgent = false }: ToastPictureProps) {
  const Sign = urgent ? ExclamationIcon : CheckIcon;
  return (
    <div
      className={cn(
        'rounded-field shadow-raised flex w-full max-w-[400px] items-start gap-3.5 border py-4 ps-5 pe-2',
        urgent ? 'bg-raised text-ink border-accent-ink' : 'bg-inverse text-ground border-transparent',
      )}
    >
      <span
        data-part="disc"
        className={cn(
          'text-on-accent rounded-pill mt-px grid size-5 shrink-0 place-items-center',
          urgent ? 'bg-accent' : 'bg-success',
        )}
      >
        <Sign className="size-3" strokeWidth="2.6" />
      </span>
      <div className="text-small min-w-0 grow">
        <p data-part="title" className="font-semibold">
          {title}
        </p>
        {description && (
          <p data-part="text" className={urgent ? 'text-muted' : 'opacity-80'}>
            {description}
          </p>
        )}
      </div>
      <span data-part="close" className="-my-2.5 grid size-11 shrink-0 place-items-center">
        <CloseIcon className="size-4" />
      </span>
    </div>
  );
}
