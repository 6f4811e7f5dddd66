import type { Locale, NotificationKind } from '@traip/contract';
import { english, englishMany } from './en.ts';
import { spanish, spanishMany } from './es.ts';
import type { Sentence, Told, Wording } from './told.ts';

const wordings: Readonly<Record<Locale, Wording>> = { es: spanish, en: english };

/** What happened, in the language of whoever reads it: the same in the inbox, in a mail and on a ringing device. */
export function sentenceOf(told: Told, locale: Locale): Sentence {
  return wordings[locale][told.kind](told);
}

/** When there is too much at once to say all of it. */
export function manyIn(locale: Locale, count: number): string {
  return locale === 'en' ? englishMany(count) : spanishMany(count);
}

interface Person {
  readonly kind: NotificationKind;
  readonly firstName: string | null;
  readonly surnames: string | null;
  readonly privacy: string | null;
  readonly isAccepted: boolean;
}

/** Who said no is still a stranger: one who is not public shows an initial, as on their page. */
export function nameOf({ kind, firstName, surnames, privacy, isAccepted }: Person): string {
  const isStranger = kind === 'INVITATION_ANSWERED' && !isAccepted && privacy !== 'PUBLIC';
  const shown = isStranger ? (surnames ?? '').replace(/^(.).*$/su, '$1.') : (surnames ?? '');
  return `${firstName ?? ''} ${shown}`.trim();
}
