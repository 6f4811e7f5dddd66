import { getTranslations } from 'next-intl/server';
import type { Locale } from '../../i18n/locales.ts';
import { SocialPicture } from '../../ui/identity/social-picture.tsx';
import { sendPicture } from './send-picture.ts';

/** The picture for anything private or missing: both look the same. */
export async function sendBrand(request: Request, locale: Locale): Promise<Response> {
  const tagline = (await getTranslations({ locale, namespace: 'site' }))('tagline');
  return sendPicture(request, { tagline }, () => <SocialPicture tagline={tagline} />);
}
