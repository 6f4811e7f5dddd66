import { legalMetadata } from '../../../../features/legal/legal-metadata.ts';
import { LegalPage } from '../../../../features/legal/legal-page.tsx';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage document="privacy" />;
}
