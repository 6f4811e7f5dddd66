import { getTranslations } from 'next-intl/server';
import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { configuredProviders } from '../../../../features/account/configured-providers.ts';
import { LoginScreen } from '../../../../features/account/login/login-screen.tsx';
import { oneOf } from '../../../../features/account/query.ts';
import { knownName, reasonByName } from '../../../../features/auth-error/auth-error-reasons.ts';
import { settings } from '../../../../lib/settings.ts';

export const generateMetadata = () => accountMetadata('login', '/auth/login');

export default async function LoginPage({ searchParams }: PageProps<'/[locale]/auth/login'>) {
  const { callbackUrl, error } = await searchParams;
  return (
    <LoginScreen
      configured={configuredProviders(settings())}
      reason={await reasonFor(oneOf(error))}
      callbackUrl={oneOf(callbackUrl)}
    />
  );
}

async function reasonFor(name: string | null) {
  if (name === null) return null;
  const t = await getTranslations('authError.reasons');
  const reason = reasonByName[knownName(name)];
  return { title: t(`${reason}.title`), text: t(`${reason}.text`), isFailure: reason !== 'sessionRequired' };
}
