import type { Metadata } from 'next';
import { UnsupportedLocale } from '../../../features/unsupported-locale/unsupported-locale.tsx';

export const metadata: Metadata = {
  title: 'Idioma no disponible · Language not available',
  robots: { index: false },
};

/** Every address in a language that we do not speak is shown here, with status 404. */
export default function UnsupportedLocalePage() {
  return <UnsupportedLocale />;
}
