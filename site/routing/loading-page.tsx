import { Spinner } from '../../src/ui/spinner.tsx';
import { useTopWhileLoading } from './navigation.tsx';

/** Placeholder while a page's code loads (pages 5). As high as the window, so that the footer does not jump up. */
export function LoadingPage() {
  useTopWhileLoading();
  return (
    <div className="wrap grid min-h-svh place-items-center py-24">
      <Spinner label="Loading page..." />
    </div>
  );
}
