import type { Metadata } from 'next';
import { UnsupportedLocale } from '../../../features/unsupported-locale/unsupported-locale.tsx';

export const metadata: Metadata = {
  title: 'Idioma no disponible · Language not available',
  robots: { index: false },
};

/** Every URL with an unsupported locale is rendered here, with status 404. */
export default function UnsupportedLocalePage() {
  return <UnsupportedLocale />;
}
