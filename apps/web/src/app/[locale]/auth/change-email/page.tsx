import { accountMetadata } from '../../../../features/account/account-metadata.ts';
import { ChangeEmailScreen } from '../../../../features/account/change-email/change-email-screen.tsx';
import { oneOf } from '../../../../features/account/query.ts';

export const generateMetadata = () => accountMetadata('changeEmail', '/auth/change-email');

export default async function ChangeEmailPage({ searchParams }: PageProps<'/[locale]/auth/change-email'>) {
  const { token } = await searchParams;
  return <ChangeEmailScreen token={oneOf(token)} />;
}
