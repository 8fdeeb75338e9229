import '../late.css';
import { SearchDialog, type SearchDialogProps } from '../../src/search/search-dialog.tsx';
import { WithQueries } from '../with-queries.tsx';

export function Search(props: SearchDialogProps) {
  return (
    <WithQueries>
      <SearchDialog {...props} />
    </WithQueries>
  );
}
