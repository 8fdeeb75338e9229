import { Spinner } from '../../src/ui/spinner.tsx';
import { useTopWhileLoading } from './navigation.tsx';

/** In place of a page whose code is on its way. As high as the window, so that the footer does not jump up. */
export function LoadingPage() {
  useTopWhileLoading();
  return (
    <div className="wrap grid min-h-svh place-items-center py-24">
      <Spinner label="Loading page..." />
    </div>
  );
}
