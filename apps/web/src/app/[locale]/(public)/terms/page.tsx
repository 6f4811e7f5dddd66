import { legalMetadata } from '../../../../features/legal/legal-metadata.ts';
import { LegalPage } from '../../../../features/legal/legal-page.tsx';

export const generateMetadata = () => legalMetadata('terms');

export default function TermsPage() {
  return <LegalPage document="terms" />;
}
