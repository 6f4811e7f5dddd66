import { themeAttribute, themeKey } from './theme-key.ts';

export const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];
type Scheme = 'light' | 'dark';

/** For this window, if nothing can be stored. */
let selectedTheme: Theme | null = null;
const listeners = new Set<() => void>();
const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** What the person chose in this browser. */
export function currentTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return themes.find((theme) => theme === stored) ?? selectedTheme ?? 'light';
  } catch {
    return selectedTheme ?? 'light';
  }
}

export function chooseTheme(theme: Theme): void {
  selectedTheme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Private windows of some browsers store nothing: it lasts as long as the page.
  }
  wearTheme();
}

/** The applied theme: the choice, or the device's preference. */
export function shownScheme(): Scheme {
  return document.documentElement.getAttribute(themeAttribute) === 'dark' ? 'dark' : 'light';
}

/** Follows choices in any window of this browser, and the device if it decides. */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', wearTheme);
    darkQuery().addEventListener('change', wearTheme);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', wearTheme);
    darkQuery().removeEventListener('change', wearTheme);
  };
}

/** Follows the device, ignoring any choice. */
export function followDevice(): () => void {
  const wear = () => show(ofDevice());
  darkQuery().addEventListener('change', wear);
  return () => darkQuery().removeEventListener('change', wear);
}

function wearTheme(): void {
  const theme = currentTheme();
  show(theme === 'system' ? ofDevice() : theme);
  for (const listener of listeners) listener();
}

const ofDevice = (): Scheme => (darkQuery().matches ? 'dark' : 'light');
const show = (scheme: Scheme) => document.documentElement.setAttribute(themeAttribute, scheme);
