import { photos } from '#photos';
import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { MarkEditor } from '../../../src/annotations/mark-editor.tsx';
import { Lightbox } from '../../../src/photos/lightbox.tsx';
import type { DialogContentProps } from '../../../src/ui/dialog.tsx';

type Handlers = Required<Pick<DialogContentProps, 'onKeyDown' | 'onOpenAutoFocus'>>;
type Viewer = (handlers: Handlers, onIndexChange: (index: number) => void) => ReturnType<typeof render>;

const viewers: Record<string, Viewer> = {
  Lightbox: (handlers, onIndexChange) => {
    const items = ['a', 'b'].map((id) => ({ id, title: id, photo: photos.car }));
    const shared = { open: true, onOpenChange: () => {}, items, index: 0, onIndexChange };
    return render(<Lightbox {...shared} {...handlers} />);
  },
  MarkEditor: (handlers, onIndexChange) => {
    const files = ['a.nef', 'b.nef'].map((name) => new File(['raw'], name));
    const shared = { open: true, onOpenChange: () => {}, photos: files, index: 0, onIndexChange };
    return render(<MarkEditor {...shared} {...handlers} marks={{}} onMarksChange={() => {}} />);
  },
};

test.each(Object.entries(viewers))(
  '%s calls the host’s handlers, then its own unless the host prevents the default',
  async (name, show) => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    const onOpenAutoFocus = vi.fn<(event: Event) => void>();
    const onIndexChange = vi.fn<(index: number) => void>();
    const key = name === 'Lightbox' ? 'ArrowRight' : 'PageDown';
    await show({ onKeyDown, onOpenAutoFocus }, onIndexChange);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(onOpenAutoFocus).toHaveBeenCalledOnce();
    expect(document.activeElement?.tagName, 'not on the first button').toBe('DIV');
    await userEvent.keyboard(`{${key}}`);
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
    onKeyDown.mockImplementation((event) => event.preventDefault());
    await userEvent.keyboard(`{${key}}`);
    expect(onIndexChange).toHaveBeenCalledOnce();
  },
);
