import { legalMetadata } from '../../../../features/legal/legal-metadata.ts';
import { LegalPage } from '../../../../features/legal/legal-page.tsx';

export const generateMetadata = () => legalMetadata('legal');

export default function LegalNoticePage() {
  return <LegalPage document="legal" />;
}
