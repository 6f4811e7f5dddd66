import { getLocale } from 'next-intl/server';
import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { oneOf } from '../../../../features/account/query.ts';
import { RegisterScreen } from '../../../../features/account/register/register-screen.tsx';
import { loadTermsVersion } from '../../../../features/legal/load-legal-text.ts';

export const generateMetadata = () => accountMetadata('register', '/auth/register');

export default async function RegisterPage({ searchParams }: PageProps<'/[locale]/auth/register'>) {
  const { callbackUrl } = await searchParams;
  return (
    <RegisterScreen
      today={new Date().toISOString().slice(0, 10)}
      termsVersion={await loadTermsVersion(await getLocale())}
      callbackUrl={oneOf(callbackUrl)}
    />
  );
}
