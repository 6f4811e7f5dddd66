import type { Locale } from '@traip/contract';
import { words } from './words.ts';

interface Named {
  readonly firstName: string;
  readonly surnames: string;
}

/** The name of a player; a hidden one is replaced by the shirt. */
export function playerName(
  { firstName, surnames }: Named,
  locale: Locale,
  shirt: number | null = null,
): string {
  const name = `${firstName} ${surnames}`.trim();
  if (name !== '') return name;
  const { nameHidden, shirt: number } = words[locale];
  return shirt === null ? nameHidden : `${number} ${shirt}`;
}
