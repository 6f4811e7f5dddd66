import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { oneOf } from '../../../../features/account/query.ts';
import { RegisterScreen } from '../../../../features/account/register/register-screen.tsx';

export const generateMetadata = () => accountMetadata('register', '/auth/register');

export default async function RegisterPage({ searchParams }: PageProps<'/[locale]/auth/register'>) {
  const { callbackUrl } = await searchParams;
  return <RegisterScreen today={new Date().toISOString().slice(0, 10)} callbackUrl={oneOf(callbackUrl)} />;
}
