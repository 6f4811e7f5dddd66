import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QuestionShell } from '../../../features/shells/question-shell.tsx';
import { appMessages } from '../../../i18n/client-messages.ts';
import { AppProviders } from '../../app-providers.tsx';

export default async function ConsentLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AppProviders messages={appMessages(await getMessages())}>
      <QuestionShell>{children}</QuestionShell>
    </AppProviders>
  );
}
