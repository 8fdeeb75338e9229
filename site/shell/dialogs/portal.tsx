import { SignInDialog, type SignInDialogProps } from '../../../src/account/sign-in-dialog.tsx';
import { paths } from '../../routing/paths.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

export function Portal(props: SignInDialogProps) {
  useCloseOnBack(props.onOpenChange);
  return <SignInDialog portalHref={paths.portal} {...props} />;
}
