import type { ReactNode } from 'react';
import { PublicShell } from '../../../features/shells/public-shell.tsx';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>;
}
