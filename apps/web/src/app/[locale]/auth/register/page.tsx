import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { RegisterScreen } from '../../../../features/account/register/register-screen.tsx';

export const generateMetadata = () => accountMetadata('register', '/auth/register');

export default function RegisterPage() {
  return <RegisterScreen today={new Date().toISOString().slice(0, 10)} />;
}
