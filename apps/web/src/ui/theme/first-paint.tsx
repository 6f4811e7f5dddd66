import type { StandaloneTheme } from '../../lib/http/standalone-page.ts';
import { themeScript } from './theme-script.ts';

interface FirstPaintProps {
  readonly nonce: string | undefined;
  /** The theme of a standalone page, whatever its reader chose elsewhere. */
  readonly bareTheme?: StandaloneTheme | null;
  /** More to do before anything is drawn. */
  readonly script?: string;
}

/** Sets the theme before anything is drawn: the server can't know it. */
export function FirstPaint({ nonce, bareTheme = null, script = '' }: FirstPaintProps) {
  const code = themeScript(bareTheme, script);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants alone
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
