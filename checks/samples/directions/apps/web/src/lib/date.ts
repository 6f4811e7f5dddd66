type Props = import('../ui/button.tsx').Props;
import { locale } from '../i18n/locale.ts';
export const date = locale;
