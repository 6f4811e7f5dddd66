import type { Locale } from '@traip/contract';
import { words } from './words.ts';

interface Named {
  readonly firstName: string;
  readonly surnames: string;
}

/** The name of a player; where it is hidden, the shirt stands for it. */
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
