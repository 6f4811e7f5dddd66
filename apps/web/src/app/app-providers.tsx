import { Mui } from '../ui/theme/mui.tsx';
import { FrameProviders, type FrameProvidersProps } from './frame-providers.tsx';

/** For interactive pages: their own texts, queries and MUI. Public pages do without. */
export function AppProviders({ messages, children }: FrameProvidersProps) {
  return (
    <FrameProviders messages={messages}>
      <Mui>{children}</Mui>
    </FrameProviders>
  );
}
