import type { StandaloneTheme } from '../../lib/http/standalone-page.ts';
import { themeAttribute, themeKey } from './theme-key.ts';

/**
 * Sets the theme before the first paint: that of a standalone page, otherwise the one chosen in this browser,
 * whose storage may be unreadable.
 */
export function themeScript(bareTheme: StandaloneTheme | null = null, more = ''): string {
  const theme = bareTheme === null ? `localStorage.getItem('${themeKey}')||'light'` : `'${bareTheme}'`;
  return `(()=>{try{let theme=${theme};
if(theme==='system')theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.setAttribute('${themeAttribute}',theme);${more}}catch{}})()`;
}
