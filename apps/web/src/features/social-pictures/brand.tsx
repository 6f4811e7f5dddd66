import { getTranslations } from 'next-intl/server';
import type { Locale } from '../../i18n/locales.ts';
import { SocialPicture } from '../../ui/identity/social-picture.tsx';
import { sendPicture } from './send-picture.ts';

/** The picture for everything private: it does not reveal whether anything exists. */
export async function sendBrand(request: Request, locale: Locale): Promise<Response> {
  const tagline = (await getTranslations({ locale, namespace: 'site' }))('tagline');
  return sendPicture(request, { tagline }, () => <SocialPicture tagline={tagline} />);
}
