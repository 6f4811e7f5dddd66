import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { oneOf } from '../../../../features/account/query.ts';
import { ResetPasswordScreen } from '../../../../features/account/reset-password/reset-password-screen.tsx';

export const generateMetadata = () => accountMetadata('reset', '/auth/reset-password');

export default async function ResetPasswordPage({
  searchParams,
}: PageProps<'/[locale]/auth/reset-password'>) {
  return <ResetPasswordScreen token={oneOf((await searchParams).token)} />;
}
