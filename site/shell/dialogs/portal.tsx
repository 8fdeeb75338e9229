import { SignInDialog, type SignInDialogProps } from '../../../src/account/sign-in-dialog.tsx';
import { paths } from '../../routing/paths.ts';

export const Portal = (props: SignInDialogProps) => <SignInDialog portalHref={paths.portal} {...props} />;
