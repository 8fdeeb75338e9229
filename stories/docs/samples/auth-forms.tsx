import { SignInForm, SignUpForm } from '../../../src/index.ts';

export const AuthForms = ({ goHome }: { goHome: () => void }) => (
  <div className="grid gap-16 md:grid-cols-2">
    <SignInForm portalHref="/orders" />
    <SignUpForm onSuccess={goHome} messages={{ name: 'Your name' }} />
  </div>
);
