import '../late.css';
import { SignInDialog, type SignInDialogProps } from '../../src/account/sign-in-dialog.tsx';
import { paths } from '../paths.ts';
import { WithQueries } from '../with-queries.tsx';

export function Portal(props: SignInDialogProps) {
  return (
    <WithQueries>
      <SignInDialog portalHref={paths.portal} {...props} />
    </WithQueries>
  );
}
