import { SearchDialog, type SearchDialogProps } from '../../../src/search/search-dialog.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

export function Search(props: SearchDialogProps) {
  useCloseOnBack(props.onOpenChange);
  return <SearchDialog {...props} />;
}
