import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { ForgotPasswordScreen } from '../../../../features/account/forgot-password/forgot-password-screen.tsx';

export const generateMetadata = () => accountMetadata('forgot', '/auth/forgot-password');

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
