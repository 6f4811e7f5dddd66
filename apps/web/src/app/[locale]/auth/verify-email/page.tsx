import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { oneOf } from '../../../../features/account/query.ts';
import { VerifyEmailScreen } from '../../../../features/account/verify-email/verify-email-screen.tsx';

export const generateMetadata = () => accountMetadata('verify', '/auth/verify-email');

export default async function VerifyEmailPage({ searchParams }: PageProps<'/[locale]/auth/verify-email'>) {
  const { token, verified } = await searchParams;
  return <VerifyEmailScreen token={oneOf(token)} done={oneOf(verified) !== null} />;
}
