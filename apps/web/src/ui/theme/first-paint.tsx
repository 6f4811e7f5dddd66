import type { StandaloneTheme } from '../../lib/http/standalone-page.ts';
import { themeAttribute, themeKey } from './theme-key.ts';

interface FirstPaintProps {
  readonly nonce: string | undefined;
  /** The theme of a standalone page, whatever its reader chose elsewhere. */
  readonly bareTheme?: StandaloneTheme | null;
  /** More to do before anything is drawn. */
  readonly script?: string;
}

/** Sets the theme before anything is drawn: the server can't know it. */
export function FirstPaint({ nonce, bareTheme = null, script = '' }: FirstPaintProps) {
  const theme = bareTheme === null ? `localStorage.getItem('${themeKey}')||'light'` : `'${bareTheme}'`;
  const code = `(()=>{try{let theme=${theme};
if(theme==='system')theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.setAttribute('${themeAttribute}',theme);${script}}catch{}})()`;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants alone
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
