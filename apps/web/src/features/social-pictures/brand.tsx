import { getTranslations } from 'next-intl/server';
import type { Locale } from '../../i18n/locales.ts';
import { SocialPicture } from '../../ui/identity/social-picture.tsx';
import { sendPicture } from './send-picture.ts';

/** What stands for everything that is not for everybody: nothing in it tells whether there is anything. */
export async function sendBrand(request: Request, locale: Locale): Promise<Response> {
  const tagline = (await getTranslations({ locale, namespace: 'site' }))('tagline');
  return sendPicture(request, { tagline }, () => <SocialPicture tagline={tagline} />);
}
