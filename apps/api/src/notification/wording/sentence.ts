import type { Locale, NotificationKind } from '@traip/contract';
import { english, englishManyTitle } from './en.ts';
import { spanish, spanishManyTitle } from './es.ts';
import type { Sentence, SentenceInput, Sentences } from './sentences.ts';

const sentences: Readonly<Record<Locale, Sentences>> = { es: spanish, en: english };

/** The text of a notification, the same in the inbox, in emails and in push messages. */
export function sentenceOf(input: SentenceInput, locale: Locale): Sentence {
  return sentences[locale][input.kind](input);
}

/** For more notifications than can be listed. */
export function manyTitle(locale: Locale, count: number): string {
  return locale === 'en' ? englishManyTitle(count) : spanishManyTitle(count);
}

interface NamedPerson {
  readonly kind: NotificationKind;
  readonly firstName: string | null;
  readonly surnames: string | null;
  readonly publicName: string | null;
  readonly isAccepted: boolean;
}

/** A person whose name is not public and who declined is shown with an initial, as on their profile. */
export function personName({ kind, firstName, surnames, publicName, isAccepted }: NamedPerson): string {
  const isStranger = kind === 'INVITATION_ANSWERED' && !isAccepted && publicName !== 'FULL';
  const shown = isStranger ? (surnames ?? '').replace(/^(.).*$/su, '$1.') : (surnames ?? '');
  return `${firstName ?? ''} ${shown}`.trim();
}
